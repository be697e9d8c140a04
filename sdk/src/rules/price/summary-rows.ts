import type { Basket, PriceAdjustment, ShippingItem } from '../../model/basket.ts'
import type { Message } from '../../model/message.ts'
import { summaryRow, type SummaryRow } from './summary-row.ts'

/** The word for shipping that a promotion pays (S0 §3). */
export const FREE_SHIPPING: Message = { code: 'summary.free', message: 'Free' }

function isFree(item: ShippingItem): boolean {
  return item.priceAdjustments.some(({ appliedDiscountType }) => appliedDiscountType === 'free')
}

function shippingRow({ shippingItems, shippingTotal }: Basket): SummaryRow {
  const allFree = shippingItems.length > 0 && shippingItems.every(isFree)
  return {
    ...summaryRow('shipping', 'Shipping', shippingTotal),
    ...(allFree && { value: { text: FREE_SHIPPING } }),
    notes: shippingItems.flatMap(item => item.priceAdjustments.map(({ itemText }) => itemText)),
  }
}

function adjustmentRow({ priceAdjustmentId, itemText, price }: PriceAdjustment): SummaryRow {
  return { ...summaryRow('promotion', itemText, price), key: `promotion-${priceAdjustmentId}` }
}

function totalRow({ orderTotal, productTotal }: Basket): SummaryRow {
  if (orderTotal) return summaryRow('total', 'Order Total', orderTotal)
  return { ...summaryRow('estimated-total', 'Estimated Total', productTotal), key: 'total' }
}

/** The lines of the order summary: subtotal, promotions, shipping, tax and total (S0 §3). */
export function summaryRows(basket: Basket): readonly SummaryRow[] {
  return [
    summaryRow('subtotal', 'Subtotal', basket.productSubTotal),
    ...basket.orderPriceAdjustments.map(adjustmentRow),
    shippingRow(basket),
    summaryRow('tax', 'Tax', basket.tax),
    totalRow(basket),
  ]
}
