import type { Basket } from '../../model/basket.ts'
import type { Money } from '../../model/money.ts'

/** What gift cards leave of a basket's total to be paid; undefined while the total is not known. */
export function amountDue({
  orderTotal,
  paymentInstruments,
}: Pick<Basket, 'orderTotal' | 'paymentInstruments'>): Money | undefined {
  if (!orderTotal) return undefined
  const paid = paymentInstruments.reduce(
    (sum, { giftCard, amount }) => (giftCard && amount ? sum + amount.minor : sum),
    0,
  )
  return { ...orderTotal, minor: Math.max(0, orderTotal.minor - paid) }
}
