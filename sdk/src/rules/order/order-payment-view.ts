import type { Money } from '../../model/money.ts'
import type { OrderPayment } from '../../model/order.ts'

/** The card of an order as a shopper may see it. */
export interface OrderPaymentView {
  readonly cardName: string
  readonly maskedNumber: string
  readonly expiry?: string
  /** What it has paid, where the order says so. */
  readonly amount?: Money
}

/** A card of an order, also a gift card, never more of its number or code than the last four characters. */
export function orderPaymentView(payment: OrderPayment): OrderPaymentView {
  const expiry = expiryText(payment.expirationDate)
  return {
    cardName: payment.creditCardName,
    maskedNumber: `**** ${payment.creditCardSuffix.replaceAll(/[^0-9A-Z]/g, '').slice(-4)}`.trimEnd(),
    ...(expiry === undefined ? {} : { expiry }),
    ...(payment.amount && { amount: payment.amount }),
  }
}

function expiryText(date: OrderPayment['expirationDate']): string | undefined {
  if (!date) return undefined
  const { month, year } = date
  if (!Number.isInteger(month) || month < 1 || month > 12) return undefined
  if (!Number.isInteger(year) || year < 0 || year > 9999) return undefined
  const fullYear = year < 100 ? 2000 + year : year
  return `${String(month).padStart(2, '0')}/${fullYear}`
}
