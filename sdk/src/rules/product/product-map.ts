import type { ProductVariant, Upi } from '../../model/product-group.ts'

/** The variants of a work by their UPI, in their order; the first of two with the same UPI stays. */
export function productMap<P extends Pick<ProductVariant, 'upi'>>(group: {
  readonly products: readonly P[]
}): ReadonlyMap<Upi, P> {
  const byUpi = new Map<Upi, P>()
  for (const product of group.products) if (!byUpi.has(product.upi)) byUpi.set(product.upi, product)
  return byUpi
}
