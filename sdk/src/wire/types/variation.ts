import type { MaybeFlag, MaybeNumber, MaybeRecord, MaybeText } from './maybe.ts'

/** Chosen values by the id of what they vary, on the wire. */
export type VariationValuesWire = MaybeRecord<MaybeText>

/** One value of what variants differ in, on the wire. */
export interface VariationValueWire {
  value: string
  name?: MaybeText
  orderable?: MaybeFlag
}

/** What variants differ in, on the wire. */
export interface VariationAttributeWire {
  id: string
  name?: MaybeText
  values?: VariationValueWire[] | null | undefined
}

/** A variant of a master product on the wire. */
export interface VariantWire {
  productId: string
  orderable?: MaybeFlag
  price?: MaybeNumber
  variationValues?: VariationValuesWire
}
