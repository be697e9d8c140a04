import type { BasketAddress } from '../model/basket.ts'
import { maybeText } from './fields.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

export const orderAddressWire = /* @__PURE__ */ z.object({
  firstName: maybeText,
  lastName: maybeText,
  companyName: maybeText,
  address1: maybeText,
  address2: maybeText,
  city: maybeText,
  stateCode: maybeText,
  postalCode: maybeText,
  countryCode: maybeText,
  phone: maybeText,
})

/** An address of a basket or an order on the wire. */
export type OrderAddressWire = z.infer<typeof orderAddressWire>

export function toBasketAddress(from: OrderAddressWire): BasketAddress {
  const { address1, address2, stateCode, postalCode, countryCode, ...same } = from
  return omitNullish({
    ...same,
    addressLine1: address1,
    addressLine2: address2,
    state: stateCode,
    zip: postalCode,
    country: countryCode,
  })
}
