import type { Basket, PriceAdjustment, ShippingItem } from '../../model/basket.ts'
import type { Message } from '../../model/message.ts'
import type { Money } from '../../model/money.ts'

/** One line of the order summary: an amount, or a word in its place. */
export interface SummaryRow {
  readonly key: string
  readonly label: Message
  readonly value: { readonly amount: Money } | { readonly text: Message }
  /** What promotions say about this line. */
  readonly notes: readonly string[]
}

/** The word for an amount that is not known yet (S0 §3). */
export const TO_BE_DETERMINED: Message = { code: 'summary.to-be-determined', message: 'TBD' }

/** The word for shipping that a promotion pays (S0 §3). */
export const FREE_SHIPPING: Message = { code: 'summary.free', message: 'Free' }

function amountOrUnknown(amount: Money | undefined): SummaryRow['value'] {
  return amount ? { amount } : { text: TO_BE_DETERMINED }
}

function isFree(item: ShippingItem): boolean {
  return item.priceAdjustments.some(({ appliedDiscountType }) => appliedDiscountType === 'free')
}

function shippingRow({ shippingItems, shippingTotal }: Basket): SummaryRow {
  const allFree = shippingItems.length > 0 && shippingItems.every(isFree)
  return {
    key: 'shipping',
    label: { code: 'summary.shipping', message: 'Shipping' },
    value: allFree ? { text: FREE_SHIPPING } : amountOrUnknown(shippingTotal),
    notes: shippingItems.flatMap(item => item.priceAdjustments.map(({ itemText }) => itemText)),
  }
}

function adjustmentRow({ priceAdjustmentId, itemText, price }: PriceAdjustment): SummaryRow {
  const label = { code: 'summary.promotion', message: itemText }
  return { key: `promotion-${priceAdjustmentId}`, label, value: { amount: price }, notes: [] }
}

/** The lines of the order summary: subtotal, promotions, shipping, tax and total (S0 §3). */
export function summaryRows(basket: Basket): readonly SummaryRow[] {
  const { productSubTotal, orderPriceAdjustments, tax, orderTotal, productTotal } = basket
  return [
    {
      key: 'subtotal',
      label: { code: 'summary.subtotal', message: 'Subtotal' },
      value: amountOrUnknown(productSubTotal),
      notes: [],
    },
    ...orderPriceAdjustments.map(adjustmentRow),
    shippingRow(basket),
    { key: 'tax', label: { code: 'summary.tax', message: 'Tax' }, value: amountOrUnknown(tax), notes: [] },
    {
      key: 'total',
      label: orderTotal
        ? { code: 'summary.total', message: 'Order Total' }
        : { code: 'summary.estimated-total', message: 'Estimated Total' },
      value: amountOrUnknown(orderTotal ?? productTotal),
      notes: [],
    },
  ]
}
