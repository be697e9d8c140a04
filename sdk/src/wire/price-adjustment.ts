import type { PriceAdjustment, ShippingAdjustment } from '../model/basket.ts'
import { toMoney } from '../rules/money/money.ts'
import { maybeText } from './fields.ts'
import { amount, maybeAmount, maybeMoney } from './price.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

const shape = {
  priceAdjustmentId: /* @__PURE__ */ z.string(),
  promotionId: maybeText,
  itemText: maybeText,
  appliedDiscount: /* @__PURE__ */ z.nullish(/* @__PURE__ */ z.object({ type: maybeText })),
}

export const shippingAdjustmentWire = /* @__PURE__ */ z.object({
  ...shape,
  price: maybeAmount,
})

/** A change of the shipping price on the wire. */
export type ShippingAdjustmentWire = z.infer<typeof shippingAdjustmentWire>

export const priceAdjustmentWire = /* @__PURE__ */ z.object({
  ...shape,
  price: amount,
})

/** A change of price on the wire. */
export type PriceAdjustmentWire = z.infer<typeof priceAdjustmentWire>

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
