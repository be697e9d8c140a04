import type { PaymentInstrument } from '../model/basket.ts'
import { maybeNumber, maybeText } from './fields.ts'
import { maybeAmount, maybeMoney } from './price.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

const paymentCardWire = /* @__PURE__ */ z.object({
  cardType: maybeText,
  maskedNumber: maybeText,
  holder: maybeText,
  expirationMonth: maybeNumber,
  expirationYear: maybeNumber,
})

/** A card on the wire; no number but the masked one is read. */
export type PaymentCardWire = z.infer<typeof paymentCardWire>

export const paymentInstrumentWire = /* @__PURE__ */ z.object({
  paymentInstrumentId: /* @__PURE__ */ z.string(),
  paymentMethodId: maybeText,
  amount: maybeAmount,
  paymentCard: /* @__PURE__ */ z.nullish(paymentCardWire),
  maskedGiftCertificateCode: maybeText,
  c_balance: maybeAmount,
  c_currency: maybeText,
})

/** A way of payment on the wire. */
export type PaymentInstrumentWire = z.infer<typeof paymentInstrumentWire>

export function toPaymentInstrument(from: PaymentInstrumentWire, currency: string): PaymentInstrument {
  const { paymentInstrumentId, paymentMethodId, paymentCard, maskedGiftCertificateCode: maskedCode } = from
  return {
    paymentInstrumentId,
    ...omitNullish({
      paymentMethodId,
      amount: maybeMoney(from.amount, currency),
      card: paymentCard && omitNullish(paymentCard),
    }),
    ...(maskedCode && {
      giftCard: {
        maskedCode,
        ...omitNullish({ balance: maybeMoney(from.c_balance, from.c_currency ?? currency) }),
      },
    }),
  }
}
