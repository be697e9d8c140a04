import { canOrder, minimumQuantity, stockMessage } from '@wallart/sdk'
import type { VariantView } from '../../products/work-view.ts'

/** Whether a variant can be put into the cart, and how many pieces at a time. */
export interface OrderState {
  readonly quantity: number
  readonly isPossible: boolean
  /** Why it is not possible; empty when it is. */
  readonly reason: string
}

/** What can be ordered of a variant; one whose stock nobody counts is there. */
export function orderState({ inventory }: Pick<VariantView, 'inventory'>): OrderState {
  if (!inventory) return { quantity: 1, isPossible: true, reason: '' }
  const { stockLevel } = inventory
  const quantity = minimumQuantity(inventory) || 1
  const reason = stockMessage({ ...inventory, quantity })?.message ?? ''
  return { quantity, isPossible: canOrder({ isLoading: false, quantity, stockLevel }), reason }
}
