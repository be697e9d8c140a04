import type { OrderAddress } from '../model/order.ts'
import { maybeText } from './fields.ts'
import * as z from './schema.ts'

export const guestOrderAddressWire = /* @__PURE__ */ z.object({
  firstName: maybeText,
  lastName: maybeText,
  addressLine1: maybeText,
  city: maybeText,
  state: maybeText,
  zip: maybeText,
})

/** An address of a guest's order on the wire. */
export type GuestOrderAddressWire = z.infer<typeof guestOrderAddressWire>

export function toOrderAddress(from: GuestOrderAddressWire): OrderAddress {
  const { firstName, lastName, addressLine1, city, state, zip } = from
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    addressLine1: addressLine1 ?? '',
    city: city ?? '',
    state: state ?? '',
    zip: zip ?? '',
  }
}
