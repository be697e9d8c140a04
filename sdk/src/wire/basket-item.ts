import type { BasketItem } from '../model/basket.ts'
import { toMoney } from '../rules/money/money.ts'
import { maybeList, maybeText } from './fields.ts'
import { toPriceAdjustment, priceAdjustmentWire } from './price-adjustment.ts'
import { amount, maybeAmount, maybeMoney } from './price.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

export const basketItemWire = /* @__PURE__ */ z.object({
  itemId: /* @__PURE__ */ z.string(),
  productId: /* @__PURE__ */ z.string(),
  productName: maybeText,
  itemText: maybeText,
  quantity: /* @__PURE__ */ z.number(),
  price: amount,
  basePrice: maybeAmount,
  priceAfterItemDiscount: maybeAmount,
  priceAdjustments: /* @__PURE__ */ maybeList(priceAdjustmentWire),
  /** The chosen size, colour and so on, by the name of the choice. */
  variationValues: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.unknown()),
  bundledProductItems: /* @__PURE__ */ maybeList(
    /* @__PURE__ */ z.object({
      itemId: /* @__PURE__ */ z.string(),
      productId: /* @__PURE__ */ z.string(),
      quantity: /* @__PURE__ */ z.number(),
    }),
  ),
  shipmentId: maybeText,
  c_upi: maybeText,
  'c_product-url': maybeText,
})

/** A line of a basket on the wire. */
export type BasketItemWire = z.infer<typeof basketItemWire>

export function toBasketItem(from: BasketItemWire, currency: string): BasketItem {
  return {
    itemId: from.itemId,
    productId: from.productId,
    productName: from.productName ?? from.itemText ?? '',
    quantity: from.quantity,
    price: toMoney(from.price, currency),
    priceAdjustments: (from.priceAdjustments ?? []).map(made => toPriceAdjustment(made, currency)),
    ...omitNullish({
      shipmentId: from.shipmentId,
      upi: from.c_upi,
      productUrl: from['c_product-url'],
      unitPrice: maybeMoney(from.basePrice, currency),
      priceAfterDiscount: maybeMoney(from.priceAfterItemDiscount, currency),
      variationValues: toVariationTexts(from.variationValues),
      bundledProductItems: from.bundledProductItems,
    }),
  }
}

// A choice that is no text cannot be shown, and is no reason to refuse the basket.
function toVariationTexts(values: unknown): Record<string, string> | undefined {
  if (typeof values !== 'object' || values === null) return undefined
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && name !== '__proto__' ? [[name, value]] : [],
    ),
  )
}
