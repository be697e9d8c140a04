import type { ProductVariant } from '../../model/product-group.ts'
import { productMap } from './product-map.ts'

/** The variants of a work gathered under a key, keys and variants in the order of the work. */
export function variantsBy<P extends Pick<ProductVariant, 'upi'>>(
  group: { readonly products: readonly P[] },
  keyOf: (product: P) => string,
): ReadonlyMap<string, readonly P[]> {
  const groups = new Map<string, P[]>()
  for (const product of productMap(group).values()) {
    const key = keyOf(product)
    const found = groups.get(key)
    if (found) found.push(product)
    else groups.set(key, [product])
  }
  return groups
}
