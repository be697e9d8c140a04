import type { Basket, PaymentInstrument, PriceAdjustment, ShippingItem } from '../../model/basket.ts'
import type { Message } from '../../model/message.ts'
import { needsShipping } from '../checkout/checkout-steps.ts'
import { amountDue } from '../gift-card/amount-due.ts'
import { summaryRow, type SummaryRow } from './summary-row.ts'

/** The word for shipping that a promotion pays. */
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

function subtotalRow({ productSubTotal, giftCards }: Basket): SummaryRow {
  const minor = giftCards.reduce((sum, { amount }) => sum + amount.minor, productSubTotal?.minor ?? 0)
  return summaryRow('subtotal', 'Subtotal', productSubTotal && { ...productSubTotal, minor })
}

function giftCardRow({ paymentInstrumentId, giftCard, amount }: PaymentInstrument): readonly SummaryRow[] {
  if (!giftCard || !amount?.minor) return []
  const row = summaryRow('gift-card', 'Gift card', { ...amount, minor: -amount.minor })
  return [
    { ...row, key: `gift-card-${paymentInstrumentId}`, notes: [`••••${giftCard.maskedCode.slice(-4)}`] },
  ]
}

function paymentRows(basket: Basket): readonly SummaryRow[] {
  const rows = basket.paymentInstruments.flatMap(giftCardRow)
  return rows.length > 0 ? [...rows, summaryRow('due', 'To pay', amountDue(basket))] : []
}

/** The lines of the order summary: subtotal, promotions, shipping, tax and total. */
export function summaryRows(basket: Basket): readonly SummaryRow[] {
  return [
    subtotalRow(basket),
    ...basket.orderPriceAdjustments.map(adjustmentRow),
    ...(needsShipping(basket) ? [shippingRow(basket)] : []),
    summaryRow('tax', 'Tax', basket.tax),
    totalRow(basket),
    ...paymentRows(basket),
  ]
}
