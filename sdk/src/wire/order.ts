import type { CustomerOrder, CustomerOrderAddress } from '../model/order.ts'
import { maybeList, maybeText } from './fields.ts'
import { toFullAddress } from './full-address.ts'
import { orderAddressWire, type OrderAddressWire } from './order-address.ts'
import { orderGiftCardWire, toOrderGiftCard } from './order-gift-card.ts'
import { toOrderItem, orderItemWire, type OrderItemWire } from './order-item.ts'
import { toOrderPayments, orderPaymentWire } from './order-payment.ts'
import { orderShipmentWire, type OrderShipmentWire } from './order-shipment.ts'
import { maybeAmount, maybeMoney } from './price.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

export const orderWire = /* @__PURE__ */ z.object({
  orderNo: /* @__PURE__ */ z.string(),
  creationDate: /* @__PURE__ */ z.string(),
  currency: /* @__PURE__ */ z.string(),
  status: maybeText,
  customerInfo: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.object({ email: maybeText })),
  productItems: /* @__PURE__ */ maybeList(orderItemWire),
  giftCertificateItems: /* @__PURE__ */ maybeList(orderGiftCardWire),
  shipments: /* @__PURE__ */ maybeList(orderShipmentWire),
  paymentInstruments: /* @__PURE__ */ maybeList(orderPaymentWire),
  billingAddress: /* @__PURE__ */ z.nullish(orderAddressWire),
  productSubTotal: maybeAmount,
  shippingTotal: maybeAmount,
  taxTotal: maybeAmount,
  orderTotal: maybeAmount,
})

/** An order of the commerce API on the wire. */
export type OrderWire = z.infer<typeof orderWire>

export function toCustomerOrder(from: OrderWire): CustomerOrder {
  const { orderNo, creationDate, currency, billingAddress } = from
  const shipments = from.shipments ?? []
  const giftCards = from.giftCertificateItems ?? []
  const giftTotal = giftCards.reduce((sum, { amount }) => sum + amount * 100, 0)
  const subTotal =
    typeof from.productSubTotal === 'number'
      ? Math.round(from.productSubTotal * 100 + giftTotal) / 100
      : undefined
  const shippingAddress = shipments[0]?.shippingAddress
  return {
    orderNumber: orderNo,
    orderDate: creationDate,
    status: from.status ?? '',
    currency,
    items: [
      ...(from.productItems ?? []).map(item => toOrderItem(item, findShipment(item, shipments), currency)),
      ...giftCards.map(gift => toOrderGiftCard(gift, currency)),
    ],
    paymentMethods: (from.paymentInstruments ?? []).flatMap(payment => toOrderPayments(payment, currency)),
    ...(shippingAddress && { shippingAddress: toCustomerOrderAddress(shippingAddress) }),
    ...(billingAddress && { billingAddress: toFullAddress(billingAddress) }),
    ...omitNullish({
      customerEmail: from.customerInfo?.email,
      subTotal: maybeMoney(subTotal, currency),
      shippingTotal: maybeMoney(from.shippingTotal, currency),
      tax: maybeMoney(from.taxTotal, currency),
      total: maybeMoney(from.orderTotal, currency),
    }),
  }
}

function toCustomerOrderAddress(from: OrderAddressWire): CustomerOrderAddress {
  const { address2: addressLine2, countryCode: country, phone } = from
  return { ...toFullAddress(from), ...omitNullish({ addressLine2, country, phone }) }
}

// The address of the first shipment is that of the order.
function findShipment(
  { shipmentId }: OrderItemWire,
  shipments: readonly OrderShipmentWire[],
): OrderShipmentWire | undefined {
  const [first] = shipments
  const found = shipments.find(shipment => shipment.shipmentId === shipmentId) ?? first
  if (!found || JSON.stringify(found.shippingAddress) !== JSON.stringify(first?.shippingAddress)) return found
  return { ...found, shippingAddress: undefined }
}
