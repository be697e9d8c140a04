import type { OrderAddress } from './order.ts'

/** The countries that the shop delivers to. */
export type DeliveryCountry = 'US' | 'CA'

/** An address as a shopper enters it. */
export interface PostalAddress extends OrderAddress {
  readonly addressLine2?: string
  readonly country: DeliveryCountry
}

/** An address with the number that the carrier may call. */
export interface DeliveryAddress extends PostalAddress {
  readonly phone?: string
}

/** The fields of the address form. */
export type AddressField = keyof PostalAddress

/** A state, province or territory. */
export interface Region {
  readonly code: string
  readonly name: string
}

/** A zip or postal code, and the country whose form it has. */
export interface DeliveryZip {
  readonly zip: string
  readonly country: DeliveryCountry
}
