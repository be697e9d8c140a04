import type { ShippingMethod } from '../../model/basket.ts'
import type { SummaryRow } from './summary-row.ts'
import { FREE_SHIPPING } from './summary-rows.ts'

/** What a way of delivery costs after promotions: an amount, or the word for what is free. */
export function shippingMethodValue({
  price,
  discountedPrice = price,
}: Pick<ShippingMethod, 'price' | 'discountedPrice'>): SummaryRow['value'] | undefined {
  if (!discountedPrice) return undefined
  return discountedPrice.minor === 0 ? { text: FREE_SHIPPING } : { amount: discountedPrice }
}
