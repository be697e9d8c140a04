import type { CustomerPaymentInstrument } from '../model/customer.ts'
import { maybeFlag, maybeText } from './fields.ts'
import { lastFourDigits } from './last-four-digits.ts'
import * as z from './schema.ts'
import type { CustomerPaymentInstrumentWire } from './types/customer-payment-instrument.ts'
import { omitNullish } from './omit-nullish.ts'

export const customerPaymentInstrumentWire: z.Schema<CustomerPaymentInstrumentWire> =
  /* @__PURE__ */ z.object({
    paymentInstrumentId: /* @__PURE__ */ z.string(),
    default: maybeFlag,
    paymentCard: /* @__PURE__ */ z.nullish(
      /* @__PURE__ */ z.object({ cardType: maybeText, numberLastDigits: maybeText, maskedNumber: maybeText }),
    ),
  })

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
