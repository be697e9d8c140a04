import type { ShippingMethod } from '../model/basket.ts'
import { maybeText } from './fields.ts'
import { maybeAmount, maybeMoney } from './price.ts'
import * as z from './schema.ts'
import { omitNullish } from './omit-nullish.ts'

export const shippingMethodWire = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string(),
  name: maybeText,
  description: maybeText,
  price: maybeAmount,
  c_discountedPrice: maybeAmount,
})

/** A way of delivery on the wire. */
export type ShippingMethodWire = z.infer<typeof shippingMethodWire>

export function toShippingMethod(
  { id, name, description, price, c_discountedPrice: discounted }: ShippingMethodWire,
  currency: string,
): ShippingMethod {
  return {
    id,
    name: name ?? id,
    ...omitNullish({
      description,
      price: maybeMoney(price, currency),
      discountedPrice: maybeMoney(discounted, currency),
    }),
  }
}
