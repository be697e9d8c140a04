import type { Basket, CouponItem } from '../model/basket.ts'
import { toBasketItem, basketItemWire } from './basket-item.ts'
import { maybeFlag, maybeList, maybeText } from './fields.ts'
import { giftCertificateItemWire, toBasketGiftCard } from './gift-certificate-item.ts'
import { toBasketAddress, orderAddressWire } from './order-address.ts'
import { toPaymentInstrument, paymentInstrumentWire } from './payment-instrument.ts'
import { toPriceAdjustment, priceAdjustmentWire } from './price-adjustment.ts'
import { maybeAmount, maybeMoney } from './price.ts'
import * as z from './schema.ts'
import { toShipment, shipmentWire, toShippingItem, shippingItemWire } from './shipment.ts'
import { omitNullish } from './omit-nullish.ts'

const couponItemWire = /* @__PURE__ */ z.object({
  couponItemId: /* @__PURE__ */ z.string(),
  code: /* @__PURE__ */ z.string(),
  statusCode: maybeText,
  valid: maybeFlag,
})

/** A promo code in a basket on the wire. */
export type CouponItemWire = z.infer<typeof couponItemWire>

export const basketWire = /* @__PURE__ */ z.object({
  basketId: /* @__PURE__ */ z.string(),
  currency: /* @__PURE__ */ z.string(),
  customerInfo: /* @__PURE__ */ z.nullish(
    /* @__PURE__ */ z.object({ customerId: maybeText, email: maybeText }),
  ),
  productItems: /* @__PURE__ */ maybeList(basketItemWire),
  giftCertificateItems: /* @__PURE__ */ maybeList(giftCertificateItemWire),
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

/** A basket on the wire. */
export type BasketWire = z.infer<typeof basketWire>

export function toBasket(from: BasketWire): Basket {
  const { basketId, currency, billingAddress } = from
  const money = (amount: number | null | undefined) => maybeMoney(amount, currency)
  const mapList = <Wire, T>(list: Wire[] | null | undefined, toEntry: (entry: Wire, currency: string) => T) =>
    (list ?? []).map(entry => toEntry(entry, currency))
  return {
    basketId,
    currency,
    productItems: mapList(from.productItems, toBasketItem),
    giftCards: mapList(from.giftCertificateItems, toBasketGiftCard),
    shipments: mapList(from.shipments, toShipment),
    shippingItems: mapList(from.shippingItems, toShippingItem),
    couponItems: mapList(from.couponItems, toCouponItem),
    orderPriceAdjustments: mapList(from.orderPriceAdjustments, toPriceAdjustment),
    paymentInstruments: mapList(from.paymentInstruments, toPaymentInstrument),
    ...omitNullish({
      billingAddress: billingAddress && toBasketAddress(billingAddress),
      customerId: from.customerInfo?.customerId,
      customerEmail: from.customerInfo?.email,
      productSubTotal: money(from.productSubTotal),
      productTotal: money(from.productTotal),
      itemTotal: money(from.itemTotal),
      shippingTotal: money(from.shippingTotal),
      tax: money(from.tax ?? from.taxTotal),
      orderTotal: money(from.orderTotal ?? from.total),
      orderNumber: from.orderNumber,
      orderNo: from.orderNo,
      orderCurrency: from.orderCurrency,
      lastModified: from.lastModified,
      marketingEvents: from.c_sfmc_events,
    }),
  }
}

// Who leaves out the status says by accepting the code that it applies.
function toCouponItem({ couponItemId, code, statusCode, valid }: CouponItemWire): CouponItem {
  return { couponItemId, code, statusCode: statusCode ?? (valid === false ? 'invalid' : 'applied') }
}
