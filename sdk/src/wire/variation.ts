import type { PlatformVariant, VariationAttribute } from '../model/platform-product.ts'
import { maybeFlag, maybeList, maybeText } from './fields.ts'
import { maybeRecord } from './maybe-record.ts'
import { maybeMoney } from './price.ts'
import * as z from './schema.ts'
import { maybeSellingPrice } from './selling-price.ts'
import { omitNullish } from './omit-nullish.ts'

export const maybeVariationValues = /* @__PURE__ */ maybeRecord(maybeText)

/** Chosen values by the id of what they vary, on the wire. */
export type VariationValuesWire = z.infer<typeof maybeVariationValues>

const variationValueWire = /* @__PURE__ */ z.object({
  value: /* @__PURE__ */ z.string(),
  name: maybeText,
  orderable: maybeFlag,
})

/** One value of what variants differ in, on the wire. */
export type VariationValueWire = z.infer<typeof variationValueWire>

export const variationAttributeWire = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string(),
  name: maybeText,
  values: /* @__PURE__ */ maybeList(variationValueWire),
})

/** What variants differ in, on the wire. */
export type VariationAttributeWire = z.infer<typeof variationAttributeWire>

export const variantWire = /* @__PURE__ */ z.object({
  productId: /* @__PURE__ */ z.string(),
  orderable: maybeFlag,
  price: maybeSellingPrice,
  variationValues: maybeVariationValues,
})

/** A variant of a master product on the wire. */
export type VariantWire = z.infer<typeof variantWire>

export function toVariationValues(from: VariationValuesWire): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(from ?? {}).flatMap(([id, value]) => (typeof value === 'string' ? [[id, value]] : [])),
  )
}

export function toVariationAttribute({ id, name, values }: VariationAttributeWire): VariationAttribute {
  return {
    id,
    name: name ?? id,
    values: (values ?? []).map(toVariationValue),
  }
}

function toVariationValue({
  value,
  name,
  orderable,
}: VariationValueWire): VariationAttribute['values'][number] {
  return { value, name: name ?? value, ...omitNullish({ orderable }) }
}

/** Converts the wire format to the shop's variant of a master product; without the flag it is orderable. */
export function toPlatformVariant(from: VariantWire, currency: string): PlatformVariant {
  return {
    productId: from.productId,
    orderable: from.orderable ?? true,
    variationValues: toVariationValues(from.variationValues),
    ...omitNullish({ price: maybeMoney(from.price, currency) }),
  }
}
