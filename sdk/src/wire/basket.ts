import * as z from 'zod/mini'
import type { Basket, CouponItem } from '../model/basket.ts'
import { basketItemOf, basketItemWire } from './basket-item.ts'
import { maybeFlag, maybeList, maybeText } from './fields.ts'
import { basketAddressOf, orderAddressWire } from './order-address.ts'
import { paymentInstrumentOf, paymentInstrumentWire } from './payment-instrument.ts'
import { priceAdjustmentOf, priceAdjustmentWire } from './price-adjustment.ts'
import { maybeAmount, maybeMoney } from './price.ts'
import { shipmentOf, shipmentWire, shippingItemOf, shippingItemWire } from './shipment.ts'
import type { BasketWire, CouponItemWire } from './types/basket.ts'
import { withoutNothing } from './without-nothing.ts'

const couponItemWire: z.ZodMiniType<CouponItemWire> = /* @__PURE__ */ z.object({
  couponItemId: /* @__PURE__ */ z.string(),
  code: /* @__PURE__ */ z.string(),
  statusCode: maybeText,
  valid: maybeFlag,
})

/** Reads a basket. */
export const basketWire: z.ZodMiniType<BasketWire> = /* @__PURE__ */ z.object({
  basketId: /* @__PURE__ */ z.string(),
  currency: /* @__PURE__ */ z.string(),
  customerInfo: /* @__PURE__ */ z.nullish(
    /* @__PURE__ */ z.object({ customerId: maybeText, email: maybeText }),
  ),
  productItems: /* @__PURE__ */ maybeList(basketItemWire),
  shipments: /* @__PURE__ */ maybeList(shipmentWire),
  shippingItems: /* @__PURE__ */ maybeList(shippingItemWire),
  couponItems: /* @__PURE__ */ maybeList(couponItemWire),
  orderPriceAdjustments: /* @__PURE__ */ maybeList(priceAdjustmentWire),
  paymentInstruments: /* @__PURE__ */ maybeList(paymentInstrumentWire),
  billingAddress: /* @__PURE__ */ z.nullish(orderAddressWire),
  productSubTotal: maybeAmount,
  productTotal: maybeAmount,
  itemTotal: maybeAmount,
  shippingTotal: maybeAmount,
  tax: maybeAmount,
  taxTotal: maybeAmount,
  orderTotal: maybeAmount,
  total: maybeAmount,
  orderNumber: maybeText,
  orderNo: maybeText,
  orderCurrency: maybeText,
  lastModified: maybeText,
  c_sfmc_events: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.unknown()),
})

/** The shop's basket out of the wire's. */
export function basketOf(from: BasketWire): Basket {
  const { basketId, currency } = from
  return {
    basketId,
    currency,
    productItems: (from.productItems ?? []).map(item => basketItemOf(item, currency)),
    shipments: (from.shipments ?? []).map(shipment => shipmentOf(shipment, currency)),
    shippingItems: (from.shippingItems ?? []).map(item => shippingItemOf(item, currency)),
    couponItems: (from.couponItems ?? []).map(couponItemOf),
    orderPriceAdjustments: (from.orderPriceAdjustments ?? []).map(made => priceAdjustmentOf(made, currency)),
    paymentInstruments: (from.paymentInstruments ?? []).map(made => paymentInstrumentOf(made, currency)),
    ...(from.billingAddress && { billingAddress: basketAddressOf(from.billingAddress) }),
    ...withoutNothing({
      customerId: from.customerInfo?.customerId,
      customerEmail: from.customerInfo?.email,
      productSubTotal: maybeMoney(from.productSubTotal, currency),
      productTotal: maybeMoney(from.productTotal, currency),
      itemTotal: maybeMoney(from.itemTotal, currency),
      shippingTotal: maybeMoney(from.shippingTotal, currency),
      tax: maybeMoney(from.tax ?? from.taxTotal, currency),
      orderTotal: maybeMoney(from.orderTotal ?? from.total, currency),
      orderNumber: from.orderNumber,
      orderNo: from.orderNo,
      orderCurrency: from.orderCurrency,
      lastModified: from.lastModified,
      marketingEvents: from.c_sfmc_events,
    }),
  }
}

// Who leaves out the status says by accepting the code that it applies.
function couponItemOf({ couponItemId, code, statusCode, valid }: CouponItemWire): CouponItem {
  return { couponItemId, code, statusCode: statusCode ?? (valid === false ? 'invalid' : 'applied') }
}
