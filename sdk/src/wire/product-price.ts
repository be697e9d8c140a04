import type { PlatformPriceRange, ProductPromotion, TieredPrice } from '../model/platform-product.ts'
import { toMoney } from '../rules/money/money.ts'
import { maybeText } from './fields.ts'
import { maybeMoney } from './price.ts'
import * as z from './schema.ts'
import { maybeSellingPrice } from './selling-price.ts'
import { omitNullish } from './omit-nullish.ts'

export const priceRangeWire = /* @__PURE__ */ z.object({
  minPrice: maybeSellingPrice,
  maxPrice: maybeSellingPrice,
  pricebook: maybeText,
})

/** The prices of a product in a price book, on the wire. */
export type PriceRangeWire = z.infer<typeof priceRangeWire>

export const tieredPriceWire = /* @__PURE__ */ z.object({
  quantity: /* @__PURE__ */ z.number(),
  price: maybeSellingPrice,
})

/** The price from a quantity on, on the wire. */
export type TieredPriceWire = z.infer<typeof tieredPriceWire>

export const productPromotionWire = /* @__PURE__ */ z.object({
  promotionId: /* @__PURE__ */ z.string(),
  calloutMsg: maybeText,
  promotionalPrice: maybeSellingPrice,
})

/** A promotion that touches a product, on the wire. */
export type ProductPromotionWire = z.infer<typeof productPromotionWire>

export function toPriceRange(
  { minPrice, maxPrice, pricebook }: PriceRangeWire,
  currency: string,
): PlatformPriceRange {
  return omitNullish({
    minPrice: maybeMoney(minPrice, currency),
    maxPrice: maybeMoney(maxPrice, currency),
    pricebook,
  })
}

/** The shop's tiered price, or nothing where the wire names no price. */
export function toTieredPrices(
  { quantity, price }: TieredPriceWire,
  currency: string,
): readonly TieredPrice[] {
  return typeof price === 'number' ? [{ quantity, price: toMoney(price, currency) }] : []
}

export function toProductPromotion(
  { promotionId, calloutMsg, promotionalPrice }: ProductPromotionWire,
  currency: string,
): ProductPromotion {
  return {
    promotionId,
    ...omitNullish({ calloutMsg, promotionalPrice: maybeMoney(promotionalPrice, currency) }),
  }
}
