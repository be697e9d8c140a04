import type { CustomerAddress } from '../model/customer.ts'
import { maybeFlag, maybeText } from './fields.ts'
import { toFullAddress } from './full-address.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

export const customerAddressWire = /* @__PURE__ */ z.object({
  addressId: /* @__PURE__ */ z.string(),
  preferred: maybeFlag,
  firstName: maybeText,
  lastName: maybeText,
  address1: maybeText,
  address2: maybeText,
  city: maybeText,
  stateCode: maybeText,
  postalCode: maybeText,
  countryCode: maybeText,
  phone: maybeText,
})

/** An address of an account on the wire. */
export type CustomerAddressWire = z.infer<typeof customerAddressWire>

export function toCustomerAddress(from: CustomerAddressWire): CustomerAddress {
  return {
    addressId: from.addressId,
    ...toFullAddress(from),
    country: from.countryCode ?? '',
    isPreferred: from.preferred ?? false,
    ...omitNullish({ addressLine2: from.address2 || undefined, phone: from.phone || undefined }),
  }
}
