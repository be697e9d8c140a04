import type { MaybeText } from './maybe.ts'

/** An address of a basket or an order on the wire. */
export interface OrderAddressWire {
  firstName?: MaybeText
  lastName?: MaybeText
  companyName?: MaybeText
  address1?: MaybeText
  address2?: MaybeText
  city?: MaybeText
  stateCode?: MaybeText
  postalCode?: MaybeText
  countryCode?: MaybeText
  phone?: MaybeText
}
