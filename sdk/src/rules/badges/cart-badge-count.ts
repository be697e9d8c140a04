/**
 * How many pieces a basket holds, for the badge on the cart; 0 means no badge.
 *
 * @example
 * cartBadgeCount([{ quantity: 2 }, { quantity: 1 }]) // 3
 */
export function cartBadgeCount(items: readonly { readonly quantity: number }[]): number {
  return items.reduce((count, { quantity }) => (quantity > 0 ? count + quantity : count), 0)
}
