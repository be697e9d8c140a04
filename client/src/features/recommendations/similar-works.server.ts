import { PRODUCT_KEYS, productPath, siteLink, type SimilarItem, type SiteContext } from '@wallart/sdk'
import { imageIdFromUrl } from '../../catalogue/image-id-from-url.ts'
import type { WorkSummary } from '../../catalogue/tile-from-summary.ts'

/** Works that look like another, with the pictures and addresses that this shop has for them. */
export function similarWorks(items: readonly SimilarItem[], context: SiteContext): readonly WorkSummary[] {
  return items.flatMap(item => {
    const imageId = imageIdFromUrl(item.images[0]?.url)
    const { upi, title: name } = item
    return imageId ? [{ upi, name, imageId, href: siteLink(similarWorkPath(item, context), context) }] : []
  })
}

// The service names an address that moves on; the art brand's own can be told from the title.
function similarWorkPath({ upi, title, productPageUrl }: SimilarItem, { site }: SiteContext): string {
  return PRODUCT_KEYS[site.id].addressKey === 'upi' && productPageUrl === `/product/${upi}`
    ? productPath(site.id, { title, upi, apnum: '' })
    : productPageUrl
}
