import type { ProductVariant, Upi } from '../../model/product-group.ts'
import type { ProductIndex } from './product-index.ts'

/** One size that a work is sold in, and the variant that choosing it leads to. */
export interface SizeChoice {
  readonly sizeCode: string
  readonly displaySize: string
  readonly upi: Upi
}

/**
 * The sizes of a work, in its order.
 *
 * @example
 * const sizes = sizeChoices(productIndex(group)) // [{ sizeCode, displaySize, upi }, …]
 */
export function sizeChoices<P extends Pick<ProductVariant, 'upi' | 'displaySize'>>({
  bySize,
}: Pick<ProductIndex<P>, 'bySize'>): readonly SizeChoice[] {
  return [...bySize].flatMap(([sizeCode, [first]]) =>
    first ? [{ sizeCode, displaySize: first.displaySize, upi: first.upi }] : [],
  )
}
