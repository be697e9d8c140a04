import type { OrderAddress } from '../model/order.ts'
import type { OrderAddressWire } from './types/order-address.ts'

/** Converts the wire format to the shop's address, with an empty text for what the wire leaves out. */
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
