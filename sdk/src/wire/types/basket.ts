import type { BasketItemWire } from './basket-item.ts'
import type { MaybeFlag, MaybeNumber, MaybeText } from './maybe.ts'
import type { OrderAddressWire } from './order-address.ts'
import type { PaymentInstrumentWire } from './payment-instrument.ts'
import type { PriceAdjustmentWire } from './price-adjustment.ts'
import type { ShipmentWire, ShippingItemWire } from './shipment.ts'

/** A promo code in a basket on the wire. */
export interface CouponItemWire {
  couponItemId: string
  code: string
  statusCode?: MaybeText
  valid?: MaybeFlag
}

/** A basket on the wire. */
export interface BasketWire {
  basketId: string
  currency: string
  customerInfo?: { customerId?: MaybeText; email?: MaybeText } | null | undefined
  productItems?: BasketItemWire[] | null | undefined
  shipments?: ShipmentWire[] | null | undefined
  shippingItems?: ShippingItemWire[] | null | undefined
  couponItems?: CouponItemWire[] | null | undefined
  orderPriceAdjustments?: PriceAdjustmentWire[] | null | undefined
  paymentInstruments?: PaymentInstrumentWire[] | null | undefined
  billingAddress?: OrderAddressWire | null | undefined
  productSubTotal?: MaybeNumber
  productTotal?: MaybeNumber
  itemTotal?: MaybeNumber
  shippingTotal?: MaybeNumber
  tax?: MaybeNumber
  taxTotal?: MaybeNumber
  orderTotal?: MaybeNumber
  total?: MaybeNumber
  orderNumber?: MaybeText
  orderNo?: MaybeText
  orderCurrency?: MaybeText
  lastModified?: MaybeText
  c_sfmc_events?: unknown
}
