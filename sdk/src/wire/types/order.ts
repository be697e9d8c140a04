import type { MaybeNumber, MaybeText } from './maybe.ts'
import type { OrderAddressWire } from './order-address.ts'
import type { OrderItemWire } from './order-item.ts'
import type { OrderPaymentWire } from './order-payment.ts'
import type { OrderShipmentWire } from './order-shipment.ts'

/** An order of the commerce API on the wire. */
export interface OrderWire {
  orderNo: string
  creationDate: string
  currency: string
  status?: MaybeText
  customerInfo?: { email?: MaybeText } | null | undefined
  productItems?: OrderItemWire[] | null | undefined
  shipments?: OrderShipmentWire[] | null | undefined
  paymentInstruments?: OrderPaymentWire[] | null | undefined
  billingAddress?: OrderAddressWire | null | undefined
  productSubTotal?: MaybeNumber
  shippingTotal?: MaybeNumber
  taxTotal?: MaybeNumber
  orderTotal?: MaybeNumber
}
