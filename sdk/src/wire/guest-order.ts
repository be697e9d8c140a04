import type { GuestOrder, OrderAddress, OrderPayment } from '../model/order.ts'
import { maybeList, maybeNumber, maybeText } from './fields.ts'
import { toGuestOrderItem, guestOrderItemWire } from './guest-order-item.ts'
import { lastFourDigits } from './last-four-digits.ts'
import { maybeAmount, maybeMoney } from './price.ts'
import * as z from './schema.ts'
import type { GuestOrderAddressWire, GuestOrderPaymentWire, GuestOrderWire } from './types/guest-order.ts'
import { omitNullish } from './omit-nullish.ts'

const payment: z.Schema<GuestOrderPaymentWire> = /* @__PURE__ */ z.object({
  creditCardName: maybeText,
  creditCardSuffix: maybeText,
  expirationDate: /* @__PURE__ */ z.nullish(
    /* @__PURE__ */ z.object({ month: maybeNumber, year: maybeNumber }),
  ),
})

const maybeAddress: z.Schema<GuestOrderAddressWire | null | undefined> = /* @__PURE__ */ z.nullish(
  /* @__PURE__ */ z.object({
    firstName: maybeText,
    lastName: maybeText,
    addressLine1: maybeText,
    city: maybeText,
    state: maybeText,
    zip: maybeText,
  }),
)

export const guestOrderWire: z.Schema<GuestOrderWire> = /* @__PURE__ */ z.object({
  orderNumber: /* @__PURE__ */ z.string(),
  orderDate: /* @__PURE__ */ z.string(),
  status: /* @__PURE__ */ z.string(),
  orderCurrency: /* @__PURE__ */ z.string(),
  items: /* @__PURE__ */ maybeList(guestOrderItemWire),
  paymentMethods: /* @__PURE__ */ maybeList(payment),
  shippingAddress: maybeAddress,
  billingAddress: maybeAddress,
  subTotal: maybeAmount,
  shippingTotal: maybeAmount,
  tax: maybeAmount,
  total: maybeAmount,
})

export function toGuestOrder(from: GuestOrderWire): GuestOrder {
  const { orderNumber, orderDate, status, orderCurrency: currency, shippingAddress, billingAddress } = from
  return {
    orderNumber,
    orderDate,
    status,
    currency,
    items: (from.items ?? []).map(item => toGuestOrderItem(item, currency)),
    paymentMethods: (from.paymentMethods ?? []).map(toOrderPayment),
    ...(shippingAddress && { shippingAddress: toOrderAddress(shippingAddress) }),
    ...(billingAddress && { billingAddress: toOrderAddress(billingAddress) }),
    ...omitNullish({
      subTotal: maybeMoney(from.subTotal, currency),
      shippingTotal: maybeMoney(from.shippingTotal, currency),
      tax: maybeMoney(from.tax, currency),
      total: maybeMoney(from.total, currency),
    }),
  }
}

function toOrderPayment({
  creditCardName,
  creditCardSuffix,
  expirationDate,
}: GuestOrderPaymentWire): OrderPayment {
  const { month, year } = expirationDate ?? {}
  return {
    creditCardName: creditCardName ?? '',
    creditCardSuffix: lastFourDigits(creditCardSuffix) ?? '',
    ...(month && typeof year === 'number' ? { expirationDate: { month, year } } : {}),
  }
}

function toOrderAddress(from: GuestOrderAddressWire): OrderAddress {
  const { firstName, lastName, addressLine1, city, state, zip } = from
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    addressLine1: addressLine1 ?? '',
    city: city ?? '',
    state: state ?? '',
    zip: zip ?? '',
  }
}
