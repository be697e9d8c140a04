import type { CustomerAccount } from '../model/customer.ts'
import { chosenIndustries } from '../rules/forms/industries.ts'
import { toCustomerAddress, customerAddressWire } from './customer-address.ts'
import { toCustomerPaymentInstrument, customerPaymentInstrumentWire } from './customer-payment-instrument.ts'
import { maybeFlag, maybeList, maybeText } from './fields.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

export const customerWire = /* @__PURE__ */ z.object({
  customerId: /* @__PURE__ */ z.string(),
  authType: maybeText,
  login: maybeText,
  email: maybeText,
  firstName: maybeText,
  lastName: maybeText,
  companyName: maybeText,
  phoneHome: maybeText,
  phoneBusiness: maybeText,
  phoneMobile: maybeText,
  c_emailOptout: maybeFlag,
  c_IsB2BAccount: maybeFlag,
  c_businessIndustry: maybeText,
  addresses: /* @__PURE__ */ maybeList(customerAddressWire),
  paymentInstruments: /* @__PURE__ */ maybeList(customerPaymentInstrumentWire),
})

/** A customer's account on the wire. */
export type CustomerWire = z.infer<typeof customerWire>

export function toCustomerAccount(from: CustomerWire): CustomerAccount {
  const optsOut = from.c_emailOptout ?? undefined
  const phone = from.phoneHome ?? from.phoneBusiness ?? from.phoneMobile
  return {
    customerId: from.customerId,
    customerType: from.authType === 'guest' ? 'guest' : 'registered',
    ...omitNullish({
      login: from.login,
      email: from.email,
      firstName: from.firstName,
      lastName: from.lastName,
      companyName: from.companyName || undefined,
      phone: phone || undefined,
      acceptsMarketing: optsOut === undefined ? undefined : !optsOut,
    }),
    isBusiness: from.c_IsB2BAccount ?? false,
    industries: chosenIndustries(from.c_businessIndustry),
    addresses: (from.addresses ?? []).map(toCustomerAddress),
    paymentInstruments: (from.paymentInstruments ?? []).map(toCustomerPaymentInstrument),
  }
}
