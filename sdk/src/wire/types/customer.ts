import type { CustomerAddressWire } from './customer-address.ts'
import type { CustomerPaymentInstrumentWire } from './customer-payment-instrument.ts'
import type { MaybeFlag, MaybeText } from './maybe.ts'

/** A customer's account on the wire. */
export interface CustomerWire {
  customerId: string
  authType?: MaybeText
  email?: MaybeText
  firstName?: MaybeText
  lastName?: MaybeText
  companyName?: MaybeText
  phoneHome?: MaybeText
  phoneBusiness?: MaybeText
  phoneMobile?: MaybeText
  c_emailOptout?: MaybeFlag
  c_IsB2BAccount?: MaybeFlag
  addresses?: CustomerAddressWire[] | null | undefined
  paymentInstruments?: CustomerPaymentInstrumentWire[] | null | undefined
}
