import type { SiteId } from '../../model/site.ts'
import { PRODUCT_KEYS } from '../../sites/brands.ts'
import { productSlug } from './product-slug.ts'

/** What a product's address is made of. */
export interface ProductPathParts {
  readonly title: string
  readonly upi: string
  readonly apnum: string
}

/**
 * The canonical path of a product: by its UPI on the art brand, by its apnum on the poster brand.
 *
 * @example
 * productPath('Art', { title: 'Cat on a Red Chair', upi: 'A13', apnum: '80013' }) // '/products/cat-on-a-red-chair-A13'
 */
export function productPath(siteId: SiteId, { title, upi, apnum }: ProductPathParts): string {
  const slug = productSlug(title)
  return PRODUCT_KEYS[siteId].addressKey === 'upi'
    ? `/products/${slug}-${upi}`
    : `/-sp/${slug}-Posters_i${apnum}_.htm`
}
