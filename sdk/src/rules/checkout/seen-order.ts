import type { Basket, PaymentInstrument } from '../../model/basket.ts'
import type { Money } from '../../model/money.ts'
import { amountDue } from '../gift-card/amount-due.ts'

/** What a shopper sees of an order before they place it. */
export interface SeenOrder {
  readonly basketId: string
  readonly total: Money
  /** What the last of its payments pays; undefined where nothing is to be paid. */
  readonly payment: SeenPayment | undefined
}

/** The payment that pays what the others leave, and how much that is. */
export interface SeenPayment {
  readonly paymentInstrumentId: string
  readonly amount: Money
}

/** What a shopper sees of the order that a basket would become; undefined while its costs are not known. */
export function seenOrder(
  basket: Pick<Basket, 'basketId' | 'orderTotal' | 'paymentInstruments'>,
): SeenOrder | undefined {
  const { basketId, orderTotal, paymentInstruments } = basket
  const due = amountDue(basket)
  if (!orderTotal || !due) return undefined
  const cards = paymentInstruments.filter(({ giftCard }) => !giftCard)
  return {
    basketId,
    total: orderTotal,
    payment: due.minor > 0 ? cardPayment(cards, due) : lastGiftPayment(paymentInstruments),
  }
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
