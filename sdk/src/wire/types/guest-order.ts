import type { OrderAddress } from '../../model/order.ts'
import type { GuestOrderItemWire } from './guest-order-item.ts'
import type { MaybeNumber, MaybeText } from './maybe.ts'

/** A guest's order on the wire. */
export interface GuestOrderWire {
  orderNumber: string
  orderDate: string
  status: string
  orderCurrency: string
  items?: GuestOrderItemWire[] | null | undefined
  paymentMethods?: GuestOrderPaymentWire[] | null | undefined
  shippingAddress?: GuestOrderAddressWire | null | undefined
  billingAddress?: GuestOrderAddressWire | null | undefined
  subTotal?: MaybeNumber
  shippingTotal?: MaybeNumber
  tax?: MaybeNumber
  total?: MaybeNumber
}

/** The card of a guest's order on the wire. */
export interface GuestOrderPaymentWire {
  creditCardName?: MaybeText
  creditCardSuffix?: MaybeText
  expirationDate?: { month?: MaybeNumber; year?: MaybeNumber } | null | undefined
}

/** An address of a guest's order on the wire. */
export type GuestOrderAddressWire = { [Field in keyof OrderAddress]?: MaybeText }
