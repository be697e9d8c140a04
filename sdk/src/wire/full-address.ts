import type { OrderAddress } from '../model/order.ts'

/** Converts the wire format to the shop's address, with an empty text for what the wire leaves out. */
import type { OrderAddressWire } from './order-address.ts'
export function toFullAddress(from: OrderAddressWire): OrderAddress {
  return {
    firstName: from.firstName ?? '',
    lastName: from.lastName ?? '',
    addressLine1: from.address1 ?? '',
    city: from.city ?? '',
    state: from.stateCode ?? '',
    zip: from.postalCode ?? '',
  }
}
