import type { CustomerPaymentInstrument } from '../model/customer.ts'
import { maybeFlag, maybeText } from './fields.ts'
import { lastFourDigits } from './last-four-digits.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

export const customerPaymentInstrumentWire = /* @__PURE__ */ z.object({
  paymentInstrumentId: /* @__PURE__ */ z.string(),
  default: maybeFlag,
  paymentCard: /* @__PURE__ */ z.nullish(
    /* @__PURE__ */ z.object({ cardType: maybeText, numberLastDigits: maybeText, maskedNumber: maybeText }),
  ),
})

/** A card of an account on the wire, of which the shop reads the brand and the last digits. */
export type CustomerPaymentInstrumentWire = z.infer<typeof customerPaymentInstrumentWire>

/** The account's card out of the wire's; whatever else the wire tells of a card is dropped here. */
export function toCustomerPaymentInstrument(from: CustomerPaymentInstrumentWire): CustomerPaymentInstrument {
  const { paymentInstrumentId, paymentCard: card } = from
  return {
    paymentInstrumentId,
    ...omitNullish({
      cardType: card?.cardType,
      lastDigits: lastFourDigits(card?.numberLastDigits) ?? lastFourDigits(card?.maskedNumber),
    }),
    isDefault: from.default ?? false,
  }
}
