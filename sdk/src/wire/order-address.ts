import * as z from 'zod/mini'
import type { BasketAddress } from '../model/basket.ts'
import { maybeText } from './fields.ts'
import type { OrderAddressWire } from './types/order-address.ts'
import { withoutNothing } from './without-nothing.ts'

/** Reads an address of a basket or an order. */
export const orderAddressWire: z.ZodMiniType<OrderAddressWire> = /* @__PURE__ */ z.object({
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

/** The shop's address out of the wire's. */
export function basketAddressOf(from: OrderAddressWire): BasketAddress {
  return withoutNothing({
    firstName: from.firstName,
    lastName: from.lastName,
    companyName: from.companyName,
    addressLine1: from.address1,
    addressLine2: from.address2,
    city: from.city,
    state: from.stateCode,
    zip: from.postalCode,
    country: from.countryCode,
    phone: from.phone,
  })
}
