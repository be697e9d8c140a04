import * as z from 'zod/mini'
import { maybeText, type MaybeText } from './fields.ts'
import { orderAddressWire, type OrderAddressWire } from './order-address.ts'

/** One delivery of an order on the wire. */
export interface OrderShipmentWire {
  shipmentId?: MaybeText
  shippingAddress?: OrderAddressWire | null | undefined
  shippingMethod?: { id?: MaybeText; name?: MaybeText } | null | undefined
  shippingStatus?: MaybeText
  trackingNumber?: MaybeText
  'c_tracking-url'?: MaybeText
}

/** Reads one delivery of an order. */
export const orderShipmentWire: z.ZodMiniType<OrderShipmentWire> = /* @__PURE__ */ z.object({
  shipmentId: maybeText,
  shippingAddress: /* @__PURE__ */ z.nullish(orderAddressWire),
  shippingMethod: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.object({ id: maybeText, name: maybeText })),
  shippingStatus: maybeText,
  trackingNumber: maybeText,
  'c_tracking-url': maybeText,
})
