import type { Basket, PaymentInstrument, PriceAdjustment, ShippingItem } from '../../model/basket.ts'
import type { Message } from '../../model/message.ts'
import type { Money } from '../../model/money.ts'
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

const sumOf = (amounts: readonly (Money | undefined)[]) =>
  amounts.reduce((sum, amount) => sum + (amount?.minor ?? 0), 0)

function withGiftCards(amount: Money | undefined, { giftCards }: Basket): Money | undefined {
  return amount && { ...amount, minor: amount.minor + sumOf(giftCards.map(card => card.amount)) }
}

function totalRow(basket: Basket): SummaryRow {
  const { orderTotal, productTotal, shippingTotal, tax } = basket
  if (orderTotal) return summaryRow('total', 'Order Total', orderTotal)
  const items = withGiftCards(productTotal, basket)
  const known = items && { ...items, minor: sumOf([items, shippingTotal, tax]) }
  return { ...summaryRow('estimated-total', 'Estimated Total', known), key: 'total' }
}

function subtotalRow(basket: Basket): SummaryRow {
  return summaryRow('subtotal', 'Subtotal', withGiftCards(basket.productSubTotal, basket))
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
