import type { PaymentInstrument } from '../model/basket.ts'
import { maybeNumber, maybeText } from './fields.ts'
import { maybeAmount, maybeMoney } from './price.ts'
import * as z from './schema.ts'
import type { PaymentCardWire, PaymentInstrumentWire } from './types/payment-instrument.ts'
import { omitNullish } from './omit-nullish.ts'

const paymentCardWire: z.Schema<PaymentCardWire> = /* @__PURE__ */ z.object({
  cardType: maybeText,
  maskedNumber: maybeText,
  holder: maybeText,
  expirationMonth: maybeNumber,
  expirationYear: maybeNumber,
})

export const paymentInstrumentWire: z.Schema<PaymentInstrumentWire> = /* @__PURE__ */ z.object({
  paymentInstrumentId: /* @__PURE__ */ z.string(),
  paymentMethodId: maybeText,
  amount: maybeAmount,
  paymentCard: /* @__PURE__ */ z.nullish(paymentCardWire),
})

export function toPaymentInstrument(from: PaymentInstrumentWire, currency: string): PaymentInstrument {
  const { paymentInstrumentId, paymentMethodId, paymentCard } = from
  return {
    paymentInstrumentId,
    ...omitNullish({
      paymentMethodId,
      amount: maybeMoney(from.amount, currency),
      card: paymentCard && omitNullish(paymentCard),
    }),
  }
}
