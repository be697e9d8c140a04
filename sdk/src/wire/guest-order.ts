import type { GuestOrder, OrderPayment } from '../model/order.ts'
import { maybeList, maybeNumber, maybeText } from './fields.ts'
import { guestOrderAddressWire, toOrderAddress } from './guest-order-address.ts'
import { toGuestOrderItem, guestOrderItemWire } from './guest-order-item.ts'
import { lastFourOfPayment } from './last-four-digits.ts'
import { maybeAmount, maybeMoney, readMoney } from './price.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

const guestOrderPaymentWire = /* @__PURE__ */ z.object({
  creditCardName: maybeText,
  creditCardSuffix: maybeText,
  expirationDate: /* @__PURE__ */ z.nullish(
    /* @__PURE__ */ z.object({ month: maybeNumber, year: maybeNumber }),
  ),
  amount: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.unknown()),
})

/** The card of a guest's order on the wire. */
export type GuestOrderPaymentWire = z.infer<typeof guestOrderPaymentWire>

const maybeAddress = /* @__PURE__ */ z.nullish(guestOrderAddressWire)

export const guestOrderWire = /* @__PURE__ */ z.object({
  orderNumber: /* @__PURE__ */ z.string(),
  orderDate: /* @__PURE__ */ z.string(),
  status: /* @__PURE__ */ z.string(),
  siteId: maybeText,
  orderCurrency: /* @__PURE__ */ z.string(),
  items: /* @__PURE__ */ maybeList(guestOrderItemWire),
  paymentMethods: /* @__PURE__ */ maybeList(guestOrderPaymentWire),
  shippingAddress: maybeAddress,
  billingAddress: maybeAddress,
  subTotal: maybeAmount,
  shippingTotal: maybeAmount,
  tax: maybeAmount,
  total: maybeAmount,
})

/** A guest's order on the wire. */
export type GuestOrderWire = z.infer<typeof guestOrderWire>

export function toGuestOrder(from: GuestOrderWire): GuestOrder {
  const { orderNumber, orderDate, status, orderCurrency: currency, shippingAddress, billingAddress } = from
  return {
    orderNumber,
    orderDate,
    status,
    currency,
    items: (from.items ?? []).map(item => toGuestOrderItem(item, currency)),
    paymentMethods: (from.paymentMethods ?? []).map(payment => toOrderPayment(payment, currency)),
    ...(shippingAddress && { shippingAddress: toOrderAddress(shippingAddress) }),
    ...(billingAddress && { billingAddress: toOrderAddress(billingAddress) }),
    ...omitNullish({
      siteId: from.siteId,
      subTotal: maybeMoney(from.subTotal, currency),
      shippingTotal: maybeMoney(from.shippingTotal, currency),
      tax: maybeMoney(from.tax, currency),
      total: maybeMoney(from.total, currency),
    }),
  }
}

function toOrderPayment(
  { creditCardName, creditCardSuffix, expirationDate, amount: paid }: GuestOrderPaymentWire,
  currency: string,
): OrderPayment {
  const amount = readMoney(paid, currency)
  const { month, year } = expirationDate ?? {}
  return {
    creditCardName: creditCardName ?? '',
    creditCardSuffix: lastFourOfPayment(creditCardSuffix) ?? '',
    ...(month && typeof year === 'number' ? { expirationDate: { month, year } } : {}),
    ...(amount && { amount }),
  }
}
