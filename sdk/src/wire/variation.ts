import type { PlatformVariant, VariationAttribute } from '../model/platform-product.ts'
import { maybeFlag, maybeList, maybeText } from './fields.ts'
import { maybeRecord } from './maybe-record.ts'
import { maybeMoney } from './price.ts'
import * as z from './schema.ts'
import { maybeSellingPrice } from './selling-price.ts'
import type {
  VariantWire,
  VariationAttributeWire,
  VariationValueWire,
  VariationValuesWire,
} from './types/variation.ts'
import { omitNullish } from './omit-nullish.ts'

/** Reads chosen values, which may be missing. */
export const maybeVariationValues: z.Schema<VariationValuesWire> = /* @__PURE__ */ maybeRecord(maybeText)

/** Reads what variants differ in. */
export const variationAttributeWire: z.Schema<VariationAttributeWire> = /* @__PURE__ */ z.object({
  id: /* @__PURE__ */ z.string(),
  name: maybeText,
  values: /* @__PURE__ */ maybeList(
    /* @__PURE__ */ z.object({ value: /* @__PURE__ */ z.string(), name: maybeText, orderable: maybeFlag }),
  ),
})

/** Reads a variant of a master product. */
export const variantWire: z.Schema<VariantWire> = /* @__PURE__ */ z.object({
  productId: /* @__PURE__ */ z.string(),
  orderable: maybeFlag,
  price: maybeSellingPrice,
  variationValues: maybeVariationValues,
})

/** The chosen values for the shop; what is not chosen is not there. */
export function toVariationValues(from: VariationValuesWire): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(from ?? {}).flatMap(([id, value]) => (typeof value === 'string' ? [[id, value]] : [])),
  )
}

/** The shop's variation attribute out of the wire's. */
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

/** The shop's variant of a master product out of the wire's; who says nothing of it can order it. */
export function toPlatformVariant(from: VariantWire, currency: string): PlatformVariant {
  return {
    productId: from.productId,
    orderable: from.orderable ?? true,
    variationValues: toVariationValues(from.variationValues),
    ...omitNullish({ price: maybeMoney(from.price, currency) }),
  }
}
