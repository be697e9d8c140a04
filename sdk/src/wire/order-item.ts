import type { OrderItem } from '../model/order.ts'
import { toMoney } from '../rules/money/money.ts'
import { maybeList, maybeText } from './fields.ts'
import { toFullAddress } from './full-address.ts'
import { amount, maybeAmount } from './price.ts'
import type { OrderShipmentWire } from './order-shipment.ts'
import { orderAttributeWire } from './order-attribute.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

export const orderItemWire = /* @__PURE__ */ z.object({
  productName: maybeText,
  itemText: maybeText,
  quantity: /* @__PURE__ */ z.number(),
  price: amount,
  priceAfterItemDiscount: maybeAmount,
  shipmentId: maybeText,
  c_upi: maybeText,
  'c_product-url': maybeText,
  'c_image-url': maybeText,
  'c_product-type': maybeText,
  c_height: maybeText,
  c_width: maybeText,
  c_attributes: /* @__PURE__ */ maybeList(orderAttributeWire),
  c_statuses: /* @__PURE__ */ maybeList(/* @__PURE__ */ z.string()),
})

/** A line of an order on the wire. */
export type OrderItemWire = z.infer<typeof orderItemWire>

export function toOrderItem(
  from: OrderItemWire,
  shipment: OrderShipmentWire | undefined,
  currency: string,
): OrderItem {
  const { shippingAddress, shippingMethod, trackingNumber, 'c_tracking-url': trackingUrl } = shipment ?? {}
  const { c_carrier: carrier, 'c_expected-date': expectedDate } = shipment ?? {}
  const shippedStatuses = shipment?.shippingStatus === 'shipped' ? ['Shipped'] : []
  return {
    total: toMoney(from.priceAfterItemDiscount ?? from.price, currency),
    listPrice: toMoney(from.price, currency),
    quantity: from.quantity,
    statuses: from.c_statuses ?? shippedStatuses,
    attributes: from.c_attributes ?? [],
    ...omitNullish({
      productName: from.productName ?? from.itemText,
      upi: from.c_upi,
      productUrl: from['c_product-url'],
      imageUrl: from['c_image-url'],
      productTypeDescription: from['c_product-type'],
      height: from.c_height,
      width: from.c_width,
    }),
    ...(shipment && {
      shippingInfo: omitNullish({
        shippedMethod: shippingMethod?.name ?? shippingMethod?.id,
        trackingNumber,
        trackingUrl,
        carrier,
        expectedDate,
        address: shippingAddress && toFullAddress(shippingAddress),
      }),
    }),
  }
}
