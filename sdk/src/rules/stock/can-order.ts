/** What decides whether the order button works. */
export interface CanOrderInput {
  readonly isLoading: boolean
  readonly quantity: number
  readonly stockLevel: number
}

/**
 * Ordering is allowed only when not loading, with a quantity above 0 and not above the stock.
 *
 * @example
 * canOrder({ isLoading: false, quantity: 3, stockLevel: 2 }) // false
 */
export function canOrder({ isLoading, quantity, stockLevel }: CanOrderInput): boolean {
  return !isLoading && quantity > 0 && quantity <= stockLevel
}
