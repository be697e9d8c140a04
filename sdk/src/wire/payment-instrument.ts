import * as z from 'zod/mini'
import type { MaskedCard, PaymentInstrument } from '../model/basket.ts'
import { maybeNumber, maybeText, type MaybeNumber, type MaybeText } from './fields.ts'
import { maybeAmount, maybeMoney } from './price.ts'
import { withoutNothing } from './without-nothing.ts'

/** A card on the wire; no number but the masked one is read. */
interface PaymentCardWire {
  cardType?: MaybeText
  maskedNumber?: MaybeText
  holder?: MaybeText
  expirationMonth?: MaybeNumber
  expirationYear?: MaybeNumber
}

/** A way of payment on the wire. */
export interface PaymentInstrumentWire {
  paymentInstrumentId: string
  paymentMethodId?: MaybeText
  amount?: MaybeNumber
  paymentCard?: PaymentCardWire | null | undefined
}

/** Reads a card. */
const paymentCardWire: z.ZodMiniType<PaymentCardWire> = /* @__PURE__ */ z.object({
  cardType: maybeText,
  maskedNumber: maybeText,
  holder: maybeText,
  expirationMonth: maybeNumber,
  expirationYear: maybeNumber,
})

/** Reads a way of payment. */
export const paymentInstrumentWire: z.ZodMiniType<PaymentInstrumentWire> = /* @__PURE__ */ z.object({
  paymentInstrumentId: /* @__PURE__ */ z.string(),
  paymentMethodId: maybeText,
  amount: maybeAmount,
  paymentCard: /* @__PURE__ */ z.nullish(paymentCardWire),
})

/** The shop's card out of the wire's. */
function maskedCardOf(from: PaymentCardWire): MaskedCard {
  const { cardType, maskedNumber, holder, expirationMonth, expirationYear } = from
  return withoutNothing({ cardType, maskedNumber, holder, expirationMonth, expirationYear })
}

/** The shop's way of payment out of the wire's. */
export function paymentInstrumentOf(from: PaymentInstrumentWire, currency: string): PaymentInstrument {
  const { paymentInstrumentId, paymentMethodId, paymentCard } = from
  return {
    paymentInstrumentId,
    ...withoutNothing({ paymentMethodId, amount: maybeMoney(from.amount, currency) }),
    ...(paymentCard && { card: maskedCardOf(paymentCard) }),
  }
}
