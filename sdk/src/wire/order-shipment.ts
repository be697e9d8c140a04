import { maybeText } from './fields.ts'
import { orderAddressWire } from './order-address.ts'
import * as z from './schema.ts'

export const orderShipmentWire = /* @__PURE__ */ z.object({
  shipmentId: maybeText,
  shippingAddress: /* @__PURE__ */ z.nullish(orderAddressWire),
  shippingMethod: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.object({ id: maybeText, name: maybeText })),
  shippingStatus: maybeText,
  trackingNumber: maybeText,
  'c_tracking-url': maybeText,
  c_carrier: maybeText,
  'c_expected-date': maybeText,
})

/** One delivery of an order on the wire. */
export type OrderShipmentWire = z.infer<typeof orderShipmentWire>
