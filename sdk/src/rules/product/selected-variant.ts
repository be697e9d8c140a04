import type { ProductGroup, ProductVariant, Upi } from '../../model/product-group.ts'

/**
 * The variant a page shows: that of the address, else the requested, else the default, else the first one.
 *
 * @example
 * const variant = selectedVariant(group, 'A13BFB')
 */
export function selectedVariant<P extends Pick<ProductVariant, 'upi'>>(
  group: Pick<ProductGroup, 'requestedUpi' | 'defaultUpi'> & { readonly products: readonly P[] },
  upiOfAddress?: Upi | null,
): P | undefined {
  const wanted = [upiOfAddress, group.requestedUpi, group.defaultUpi]
  const found = wanted.map(upi => group.products.find(product => product.upi === upi))
  return found.find(product => product) ?? group.products[0]
}
