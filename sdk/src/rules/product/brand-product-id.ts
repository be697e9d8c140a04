import type { ProductVariant } from '../../model/product-group.ts'
import type { SiteId } from '../../model/site.ts'
import { PRODUCT_KEYS } from '../../sites/brands.ts'

/** The number by which a brand knows a variant: the zone product id on Art, the apnum on AllPosters. */
export function brandProductId(
  site: SiteId,
  numbers: Pick<ProductVariant, 'zoneProductId' | 'apnum'>,
): string {
  return numbers[PRODUCT_KEYS[site].idField]
}
