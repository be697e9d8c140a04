import type { MaybeText } from './maybe.ts'
import type { OrderAddressWire } from './order-address.ts'

/** One delivery of an order on the wire. */
export interface OrderShipmentWire {
  shipmentId?: MaybeText
  shippingAddress?: OrderAddressWire | null | undefined
  shippingMethod?: { id?: MaybeText; name?: MaybeText } | null | undefined
  shippingStatus?: MaybeText
  trackingNumber?: MaybeText
  'c_tracking-url'?: MaybeText
}
