import { BRANDS, PRODUCT_SETTINGS, sameSitePath, type Ratings } from '@wallart/sdk'
import type { PageRequest } from '../../../framework/page-request.server.ts'
import { imageIdFromUrl } from '../../../catalogue/image-id-from-url.ts'
import { variantPictureUrl } from '../../../catalogue/variant-picture.ts'

/** What customers think, where the brand shows it (S2 §2). */
export async function shopRatings({
  shop,
  context,
  signal,
}: Pick<PageRequest, 'shop' | 'context' | 'signal'>): Promise<Ratings | undefined> {
  if (!PRODUCT_SETTINGS[context.site.id].hasRatings) return undefined
  const { galleryWall } = BRANDS[context.site.id]
  const ratings = await shop.products.ratings({ signal })
  return (
    ratings && {
      ...ratings,
      servicesBreakdown: ratings.servicesBreakdown.map(service => onWall(service, galleryWall)),
    }
  )
}

// The page shows pictures of its origin only.
function onWall(
  service: Ratings['servicesBreakdown'][number],
  wall: string,
): Ratings['servicesBreakdown'][number] {
  const imageId = imageIdFromUrl(service.thumbnailUrl)
  return {
    ...service,
    galleryUrl: sameSitePath(service.galleryUrl) ?? '',
    thumbnailUrl: imageId && variantPictureUrl(imageId, wall, 'jpg', 160),
  }
}
