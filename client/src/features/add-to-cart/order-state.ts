import { canOrder, minimumQuantity, stockMessage, type Message } from '@wallart/sdk'
import type { VariantView } from '../../catalogue/work-view.ts'

/** Whether a variant can be put into the cart, and how many pieces at a time. */
export interface OrderState {
  readonly quantity: number
  readonly isPossible: boolean
  readonly reason?: Message | undefined
}

export function orderState({ inventory }: Pick<VariantView, 'inventory'>): OrderState {
  if (!inventory) return { quantity: 1, isPossible: true }
  const { stockLevel } = inventory
  const quantity = minimumQuantity(inventory) || 1
  const isPossible = canOrder({ isLoading: false, quantity, stockLevel })
  return { quantity, isPossible, reason: stockMessage({ ...inventory, quantity }) }
}
