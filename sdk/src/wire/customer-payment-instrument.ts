import type { CustomerPaymentInstrument } from '../model/customer.ts'
import { maybeFlag, maybeNumber, maybeText } from './fields.ts'
import { lastFourDigits } from './last-four-digits.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

export const customerPaymentInstrumentWire = /* @__PURE__ */ z.object({
  paymentInstrumentId: /* @__PURE__ */ z.string(),
  default: maybeFlag,
  paymentCard: /* @__PURE__ */ z.nullish(
    /* @__PURE__ */ z.object({
      cardType: maybeText,
      numberLastDigits: maybeText,
      maskedNumber: maybeText,
      holder: maybeText,
      expirationMonth: maybeNumber,
      expirationYear: maybeNumber,
    }),
  ),
})

/** A card of an account on the wire, of whose number the shop reads the last digits. */
export type CustomerPaymentInstrumentWire = z.infer<typeof customerPaymentInstrumentWire>

/** The account's card out of the wire's; whatever else the wire tells of a card is dropped here. */
export function toCustomerPaymentInstrument(from: CustomerPaymentInstrumentWire): CustomerPaymentInstrument {
  const { paymentInstrumentId, paymentCard: card } = from
  const { expirationMonth: month, expirationYear: year } = card ?? {}
  return {
    paymentInstrumentId,
    ...omitNullish({
      cardType: card?.cardType,
      holder: holderName(card?.holder),
      expiry: month && year ? { month, year } : undefined,
      lastDigits: lastFourDigits(card?.numberLastDigits) ?? lastFourDigits(card?.maskedNumber),
    }),
    isDefault: from.default ?? false,
  }
}

// A number that was typed into the field of the name must not come to light.
function holderName(text: string | null | undefined): string | undefined {
  return text && text.replaceAll(/\D/g, '').length <= 4 ? text : undefined
}
