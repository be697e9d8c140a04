import { maybeText } from './fields.ts'
import { orderAddressWire } from './order-address.ts'
import * as z from './schema.ts'
import type { OrderShipmentWire } from './types/order-shipment.ts'

export const orderShipmentWire: z.Schema<OrderShipmentWire> = /* @__PURE__ */ z.object({
  shipmentId: maybeText,
  shippingAddress: /* @__PURE__ */ z.nullish(orderAddressWire),
  shippingMethod: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.object({ id: maybeText, name: maybeText })),
  shippingStatus: maybeText,
  trackingNumber: maybeText,
  'c_tracking-url': maybeText,
})
