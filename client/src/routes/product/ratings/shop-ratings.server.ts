import { PRODUCT_SETTINGS, imageAddress, type Ratings } from '@wallart/sdk'
import type { PageRequest } from '../../../framework/page-request.server.ts'
import { imageIdFromUrl } from '../../../catalogue/image-id-from-url.ts'

/** What customers think, where the brand shows it (S2 §2). */
export async function shopRatings({
  shop,
  context,
  signal,
}: Pick<PageRequest, 'shop' | 'context' | 'signal'>): Promise<Ratings | undefined> {
  if (!PRODUCT_SETTINGS[context.site.id].hasRatings) return undefined
  const ratings = await shop.products.ratings({ signal })
  return ratings && { ...ratings, servicesBreakdown: ratings.servicesBreakdown.map(ownPicture) }
}

// The page shows pictures of its origin only.
function ownPicture(service: Ratings['servicesBreakdown'][number]): Ratings['servicesBreakdown'][number] {
  const imageId = imageIdFromUrl(service.thumbnailUrl)
  return { ...service, thumbnailUrl: imageId && imageAddress(imageId, 'jpg', { width: 160 }) }
}
