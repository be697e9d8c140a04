import type { OrderPayment } from '../model/order.ts'
import { maybeNumber, maybeText } from './fields.ts'
import { lastFourDigits } from './last-four-digits.ts'
import { readMoney } from './price.ts'
import * as z from './schema.ts'

export const orderPaymentWire = /* @__PURE__ */ z.object({
  amount: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.unknown()),
  maskedGiftCertificateCode: maybeText,
  paymentCard: /* @__PURE__ */ z.nullish(
    /* @__PURE__ */ z.object({
      cardType: maybeText,
      numberLastDigits: maybeText,
      maskedNumber: maybeText,
      expirationMonth: maybeNumber,
      expirationYear: maybeNumber,
    }),
  ),
})

/** A way in which an order was paid on the wire. */
export type OrderPaymentWire = z.infer<typeof orderPaymentWire>

export function toOrderPayments(
  { amount: paid, paymentCard: card, maskedGiftCertificateCode: code }: OrderPaymentWire,
  currency: string,
): readonly OrderPayment[] {
  const amount = readMoney(paid, currency)
  if (!card)
    return code
      ? [{ creditCardName: 'Gift Card', creditCardSuffix: code.slice(-4), ...(amount && { amount }) }]
      : []
  const { expirationMonth: month, expirationYear: year } = card
  const suffix = lastFourDigits(card.numberLastDigits) ?? lastFourDigits(card.maskedNumber)
  return [
    {
      creditCardName: card.cardType ?? '',
      creditCardSuffix: suffix ?? '',
      ...(month && year ? { expirationDate: { month, year } } : {}),
      ...(amount && { amount }),
    },
  ]
}
