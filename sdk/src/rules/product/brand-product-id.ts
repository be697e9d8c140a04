import type { ProductVariant } from '../../model/product-group.ts'
import type { SiteId } from '../../model/site.ts'

/** The number by which a brand knows a variant: the zone product id on Art, the apnum on AllPosters (S2 §6). */
export function brandProductId(
  site: SiteId,
  { zoneProductId, apnum }: Pick<ProductVariant, 'zoneProductId' | 'apnum'>,
): string {
  return site === 'Art' ? zoneProductId : apnum
}
