import type { Basket, PaymentInstrument } from '../../model/basket.ts'
import type { Money } from '../../model/money.ts'
import { amountDue } from '../gift-card/amount-due.ts'

/** What a shopper sees of an order before they place it. */
export interface SeenOrder {
  readonly basketId: string
  readonly total: Money
  /** A digest of what else they check: lines, gift cards, addresses, delivery and e-mail. */
  readonly digest: string
  /** What the last of its payments pays; undefined where nothing is to be paid. */
  readonly payment: SeenPayment | undefined
}

/** The payment that pays what the others leave, and how much that is. */
export interface SeenPayment {
  readonly paymentInstrumentId: string
  readonly amount: Money
}

/** What a shopper sees of the order that a basket would become; undefined while its costs are not known. */
export function seenOrder(basket: Basket): SeenOrder | undefined {
  const { basketId, orderTotal, paymentInstruments } = basket
  const due = amountDue(basket)
  if (!orderTotal || !due) return undefined
  const cards = paymentInstruments.filter(({ giftCard }) => !giftCard)
  return {
    basketId,
    total: orderTotal,
    digest: digestOf(basket),
    payment: due.minor > 0 ? cardPayment(cards, due) : lastGiftPayment(paymentInstruments),
  }
}

function digestOf({ customerEmail, productItems, giftCards, shipments, billingAddress }: Basket): string {
  const lines = productItems.map(({ productId, upi, quantity, variationValues }) => [
    productId,
    upi,
    quantity,
    variationValues,
  ])
  const gifts = giftCards.map(giftCard => ({ ...giftCard, giftCardItemId: undefined }))
  const deliveries = shipments.map(({ shippingAddress, shippingMethod }) => [
    shippingAddress,
    shippingMethod?.id,
  ])
  return fnv1a(JSON.stringify([customerEmail, lines, gifts, deliveries, billingAddress]))
}

/** Tells one text from another by chance alone; shoppers have nothing to win by two that are alike. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

function cardPayment(cards: readonly PaymentInstrument[], due: Money): SeenPayment | undefined {
  const last = cards.at(-1)
  const byOthers = cards.slice(0, -1).reduce((sum, { amount }) => sum + (amount?.minor ?? 0), 0)
  return (
    last && { paymentInstrumentId: last.paymentInstrumentId, amount: { ...due, minor: due.minor - byOthers } }
  )
}

function lastGiftPayment(payments: readonly PaymentInstrument[]): SeenPayment | undefined {
  return payments.reduce<SeenPayment | undefined>(
    (last, { paymentInstrumentId, giftCard, amount }) =>
      giftCard && amount && amount.minor > 0 ? { paymentInstrumentId, amount } : last,
    undefined,
  )
}
