import type { ProductVariant } from '../../model/product-group.ts'
import { variantsBy } from './variants-by.ts'

/** The variants of a work by the picture they show. */
export function imageMap<P extends Pick<ProductVariant, 'upi' | 'imageId'>>(group: {
  readonly products: readonly P[]
}): ReadonlyMap<string, readonly P[]> {
  return variantsBy(group, ({ imageId }) => imageId)
}
