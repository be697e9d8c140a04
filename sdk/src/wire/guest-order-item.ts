import type { OrderItem, ShippingInfo } from '../model/order.ts'
import { toMoney } from '../rules/money/money.ts'
import { maybeList, maybeText } from './fields.ts'
import { amount, maybeAmount, maybeMoney } from './price.ts'
import { guestOrderAddressWire, toOrderAddress } from './guest-order-address.ts'
import * as z from './schema.ts'
import { orderAttributeWire } from './order-attribute.ts'
import { omitNullish } from './omit-nullish.ts'

// A text with its unit, or a bare number.
const maybeLength = /* @__PURE__ */ z.optional(/* @__PURE__ */ z.unknown())

export const guestOrderItemWire = /* @__PURE__ */ z.object({
  upi: maybeText,
  productName: maybeText,
  description: maybeText,
  imageUrl: maybeText,
  productUrl: maybeText,
  total: amount,
  listPrice: maybeAmount,
  quantity: /* @__PURE__ */ z.number(),
  height: maybeLength,
  width: maybeLength,
  productTypeDescription: maybeText,
  statuses: /* @__PURE__ */ maybeList(/* @__PURE__ */ z.string()),
  shippingInfo: /* @__PURE__ */ z.nullish(
    /* @__PURE__ */ z.object({
      shippedMethod: maybeText,
      trackingNumber: maybeText,
      trackingUrl: maybeText,
      carrier: maybeText,
      expectedDate: maybeText,
      shippingAddress: /* @__PURE__ */ z.nullish(guestOrderAddressWire),
    }),
  ),
  attributes: /* @__PURE__ */ maybeList(orderAttributeWire),
})

/** A piece of a guest's order on the wire. */
export type GuestOrderItemWire = z.infer<typeof guestOrderItemWire>

export function toGuestOrderItem(from: GuestOrderItemWire, currency: string): OrderItem {
  return {
    total: toMoney(from.total, currency),
    quantity: from.quantity,
    statuses: from.statuses ?? [],
    attributes: from.attributes ?? [],
    ...omitNullish({
      upi: from.upi,
      productName: from.productName,
      description: from.description,
      imageUrl: from.imageUrl,
      productUrl: from.productUrl,
      listPrice: maybeMoney(from.listPrice, currency),
      height: toLengthText(from.height),
      width: toLengthText(from.width),
      productTypeDescription: from.productTypeDescription,
    }),
    ...(from.shippingInfo && { shippingInfo: toShippingInfo(from.shippingInfo) }),
  }
}

function toShippingInfo({
  shippingAddress,
  ...info
}: NonNullable<GuestOrderItemWire['shippingInfo']>): ShippingInfo {
  return { ...omitNullish(info), ...(shippingAddress && { address: toOrderAddress(shippingAddress) }) }
}

function toLengthText(length: unknown): string | undefined {
  return typeof length === 'string' || typeof length === 'number' ? String(length) : undefined
}
