import type { ProductPromotion, TieredPrice } from '../model/platform-product.ts'
import { toMoney } from '../rules/money/money.ts'
import { maybeText } from './fields.ts'
import { maybeMoney } from './price.ts'
import * as z from './schema.ts'
import { maybeSellingPrice } from './selling-price.ts'
import type { ProductPromotionWire, TieredPriceWire } from './types/product-price.ts'
import { omitNullish } from './omit-nullish.ts'

export const tieredPriceWire: z.Schema<TieredPriceWire> = /* @__PURE__ */ z.object({
  quantity: /* @__PURE__ */ z.number(),
  price: maybeSellingPrice,
})

export const productPromotionWire: z.Schema<ProductPromotionWire> = /* @__PURE__ */ z.object({
  promotionId: /* @__PURE__ */ z.string(),
  calloutMsg: maybeText,
  promotionalPrice: maybeSellingPrice,
})

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
