import type { ProductVariant } from '../../model/product-group.ts'
import { variantsBy } from './variants-by.ts'

/** The variants of a work by their size code. */
export function sizeMap<P extends Pick<ProductVariant, 'upi' | 'sizeCode'>>(group: {
  readonly products: readonly P[]
}): ReadonlyMap<string, readonly P[]> {
  return variantsBy(group, ({ sizeCode }) => sizeCode)
}
