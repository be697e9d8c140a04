import type { PriceAdjustment, ShippingAdjustment } from '../model/basket.ts'
import { toMoney } from '../rules/money/money.ts'
import { maybeText } from './fields.ts'
import { amount, maybeAmount, maybeMoney } from './price.ts'
import * as z from './schema.ts'
import type { PriceAdjustmentWire, ShippingAdjustmentWire } from './types/price-adjustment.ts'
import { omitNullish } from './omit-nullish.ts'

const shape = {
  priceAdjustmentId: /* @__PURE__ */ z.string(),
  promotionId: maybeText,
  itemText: maybeText,
  appliedDiscount: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.object({ type: maybeText })),
}

export const shippingAdjustmentWire: z.Schema<ShippingAdjustmentWire> = /* @__PURE__ */ z.object({
  ...shape,
  price: maybeAmount,
})

export const priceAdjustmentWire: z.Schema<PriceAdjustmentWire> = /* @__PURE__ */ z.object({
  ...shape,
  price: amount,
})

export function toShippingAdjustment(from: ShippingAdjustmentWire, currency: string): ShippingAdjustment {
  return {
    priceAdjustmentId: from.priceAdjustmentId,
    itemText: from.itemText ?? '',
    ...omitNullish({
      promotionId: from.promotionId,
      price: maybeMoney(from.price, currency),
      appliedDiscountType: from.appliedDiscount?.type,
    }),
  }
}

export function toPriceAdjustment(from: PriceAdjustmentWire, currency: string): PriceAdjustment {
  return { ...toShippingAdjustment(from, currency), price: toMoney(from.price, currency) }
}
