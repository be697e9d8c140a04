import type { MaybeNumber } from './maybe.ts'
import type { OrderAddressWire } from './order-address.ts'
import type { ShippingAdjustmentWire } from './price-adjustment.ts'
import type { ShippingMethodWire } from './shipping-method.ts'

/** A delivery on the wire. */
export interface ShipmentWire {
  shipmentId: string
  shippingMethod?: ShippingMethodWire | null | undefined
  shippingAddress?: OrderAddressWire | null | undefined
}

/** The cost of a delivery on the wire. */
export interface ShippingItemWire {
  itemId: string
  price?: MaybeNumber
  priceAdjustments?: ShippingAdjustmentWire[] | null | undefined
}
