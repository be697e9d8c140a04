import {
  formatMoney,
  platformPrice,
  pricePrefix,
  isOnSale,
  siteLink,
  type EnrichedProduct,
  type SiteContext,
} from '@wallart/sdk'
import { activityIdentity } from '@wallart/sdk/analytics'
import type { PageRequest } from '../app/page-request.ts'
import type { TileView } from './tile-view.ts'

/** The visitor of a page that is the same for everybody. */
const EVERYBODY = 'everybody'

/** What a recommender proposes to everybody, as tiles; nothing while it cannot be asked. */
export async function recommendedTiles(
  recommender: string,
  { shop, context, signal, isProduction }: PageRequest,
): Promise<readonly TileView[]> {
  const identity = activityIdentity({
    site: context.site.id,
    isProduction,
    cookieId: EVERYBODY,
    customerType: 'guest',
  })
  const { recs } = await shop.recommendations.product(recommender, { identity }, { signal })
  return recs.flatMap(rec => recommendedTile(rec, context))
}

/** A proposed product as its tile shows it; none where the shop has no picture of it or no price. */
function recommendedTile(
  { id, productName, productUrl, product }: EnrichedProduct,
  context: SiteContext,
): readonly TileView[] {
  const [imageId] = product.imageIds
  const price = platformPrice(product, 1)
  if (!imageId || !price) return []
  const { current, list } = price
  const name = product.title ?? (productName || product.name)
  const artist = product.artistName ?? ''
  const money = (amount: typeof current) => formatMoney(amount, context.locale.id)
  return [
    {
      upi: id,
      href: siteLink(productUrl || `/product/${id}`, context),
      imageId,
      alt: artist ? `${name} by ${artist}` : name,
      name,
      artist,
      artistHref: '',
      productType: '',
      size: '',
      prefix: pricePrefix({ current, priceMax: product.priceMax, hitType: product.type })?.message ?? '',
      price: money(current),
      minor: current.minor,
      oldPrice: isOnSale(current, list) ? money(list) : '',
      badges: [],
    },
  ]
}
