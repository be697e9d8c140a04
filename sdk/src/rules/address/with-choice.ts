import type { ProductGroup } from '../../model/product-group.ts'

/** The address of a work that also says which size and finish was asked for, unless it does or shows that one anyway. */
export function withChoice(
  address: string,
  {
    requestedUpi,
    defaultUpi,
    products,
  }: Pick<ProductGroup, 'requestedUpi' | 'defaultUpi'> & { readonly products: readonly { upi: string }[] },
): string {
  const isAsked = requestedUpi !== defaultUpi && products.some(({ upi }) => upi === requestedUpi)
  if (!isAsked || requestedUpi === undefined || /[?&]upi=/.test(address)) return address
  return `${address}${address.includes('?') ? '&' : '?'}upi=${encodeURIComponent(requestedUpi)}`
}
