import type { MaybeFlag } from './maybe.ts'
import type { OrderAddressWire } from './order-address.ts'

/** An address of an account on the wire. */
export interface CustomerAddressWire extends OrderAddressWire {
  addressId: string
  preferred?: MaybeFlag
}
