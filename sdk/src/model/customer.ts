import type { Basket } from './basket.ts'
import type { OrderAddress } from './order.ts'
import type { CardExpiry } from './payment-card.ts'
import type { DeliveryAddress } from './postal-address.ts'

/** A customer of the shop, with or without an account. */
export interface Customer {
  readonly customerId: string
  readonly customerType: 'guest' | 'registered'
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
}

/** What a shopper says of themselves to open an account. */
export interface CustomerRegistration {
  readonly firstName: string
  readonly lastName: string
  /** Becomes the login as well. */
  readonly email: string
  readonly password: string
  readonly acceptsMarketing: boolean
  /** What a business says besides. */
  readonly business?: BusinessRegistration
}

/** What a business says of itself to open an account. */
export interface BusinessRegistration {
  readonly companyName: string
  readonly industries: readonly string[]
  /** Ten digits. */
  readonly phone?: string
}

/** A customer's account, as its pages show it. */
export interface CustomerAccount extends Customer {
  /** What the customer signs in with; the email can be another address. */
  readonly login?: string
  readonly companyName?: string
  readonly phone?: string
  readonly isBusiness: boolean
  /** What a business said it does, in the order of the registration form. */
  readonly industries: readonly string[]
  /** Absent when the customer never said. */
  readonly acceptsMarketing?: boolean
  readonly addresses: readonly CustomerAddress[]
  readonly paymentInstruments: readonly CustomerPaymentInstrument[]
}

/** What a customer changes in the account; what is absent stays as it is. */
export interface CustomerChanges {
  readonly firstName?: string
  readonly lastName?: string
  /** Becomes the login as well. */
  readonly email?: string
  readonly companyName?: string
  readonly industries?: readonly string[]
  readonly phone?: string
  readonly acceptsMarketing?: boolean
}

/** An address in a customer's account. */
export interface CustomerAddress extends OrderAddress {
  /** The name of the address, by which it is changed and removed. */
  readonly addressId: string
  readonly addressLine2?: string
  /** US, CA and others; the set is open. */
  readonly country: string
  readonly phone?: string
  readonly isPreferred: boolean
}

/** An address as a customer enters it into the account. */
export interface NewCustomerAddress extends DeliveryAddress {
  readonly addressId: string
  readonly isPreferred?: boolean
}

/** A card in a customer's account, of whose number the shop knows the last four digits. */
export interface CustomerPaymentInstrument {
  readonly paymentInstrumentId: string
  readonly cardType?: string
  readonly lastDigits?: string
  readonly holder?: string
  readonly expiry?: CardExpiry
  readonly isDefault: boolean
}

/** The open baskets of a customer. */
export interface CustomerBaskets {
  readonly baskets: readonly Basket[]
  readonly total: number
}
