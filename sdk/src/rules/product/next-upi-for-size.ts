import type { ProductVariant, Upi } from '../../model/product-group.ts'
import type { ProductIndex } from './product-index.ts'

/** Where choosing a size leads to: the first variant of that size. */
export function nextUpiForSize<P extends Pick<ProductVariant, 'upi'>>(
  { bySize }: Pick<ProductIndex<P>, 'bySize'>,
  sizeCode: string,
): Upi | undefined {
  return bySize.get(sizeCode)?.[0]?.upi
}
