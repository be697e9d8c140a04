import type { Shipment, ShippingItem } from '../model/basket.ts'
import { maybeList } from './fields.ts'
import { toBasketAddress, orderAddressWire } from './order-address.ts'
import { toShippingAdjustment, shippingAdjustmentWire } from './price-adjustment.ts'
import { maybeAmount, maybeMoney } from './price.ts'
import * as z from './schema.ts'
import { toShippingMethod, shippingMethodWire } from './shipping-method.ts'
import { omitNullish } from './omit-nullish.ts'

export const shipmentWire = /* @__PURE__ */ z.object({
  shipmentId: /* @__PURE__ */ z.string(),
  shippingMethod: /* @__PURE__ */ z.nullish(shippingMethodWire),
  shippingAddress: /* @__PURE__ */ z.nullish(orderAddressWire),
})

/** A delivery on the wire. */
export type ShipmentWire = z.infer<typeof shipmentWire>

export const shippingItemWire = /* @__PURE__ */ z.object({
  itemId: /* @__PURE__ */ z.string(),
  price: maybeAmount,
  priceAdjustments: /* @__PURE__ */ maybeList(shippingAdjustmentWire),
})

/** The cost of a delivery on the wire. */
export type ShippingItemWire = z.infer<typeof shippingItemWire>

export function toShipment(
  { shipmentId, shippingMethod, shippingAddress }: ShipmentWire,
  currency: string,
): Shipment {
  return {
    shipmentId,
    ...omitNullish({
      shippingMethod: shippingMethod && toShippingMethod(shippingMethod, currency),
      shippingAddress: shippingAddress && toBasketAddress(shippingAddress),
    }),
  }
}

export function toShippingItem(
  { itemId, price, priceAdjustments }: ShippingItemWire,
  currency: string,
): ShippingItem {
  return {
    itemId,
    ...omitNullish({ price: maybeMoney(price, currency) }),
    priceAdjustments: (priceAdjustments ?? []).map(made => toShippingAdjustment(made, currency)),
  }
}
