import { finishOf, type ProductVariant } from '@wallart/sdk'
import type { VariantView } from './work-view.ts'

/** Frames of one kind differ by their moulding alone. */
export function variantTypeName(variant: VariantView | ProductVariant): string {
  const { moulding } = finishOf(variant)
  return [variant.productTypeName, moulding].filter(Boolean).join(', ')
}
