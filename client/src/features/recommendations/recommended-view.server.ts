import {
  formatMoney,
  priceView,
  siteLink,
  type EnrichedProduct,
  type EnrichedRecommendation,
  type SiteContext,
} from '@wallart/sdk'
import { imageIdIn } from '../../products/image-id-in.ts'
import type { TileView } from '../../products/tile-view.ts'
import type { RecommendedView } from './recommended-view.ts'

/** What a recommender proposes, as tiles; what cannot be shown is left out. */
export function recommendedView(
  { recommenderName, recoUuid, recs }: EnrichedRecommendation,
  context: SiteContext,
): RecommendedView {
  return { by: { recommenderName, recoUuid }, tiles: recs.flatMap(rec => tileOf(rec, context)) }
}

function tileOf({ id, productName, productUrl, imageUrl, product }: EnrichedProduct, context: SiteContext) {
  const imageId = product.imageIds[0] ?? imageIdIn(imageUrl)
  const name = product.title ?? (product.name || productName)
  if (!imageId || !name) return []
  const { price, priceMax, artistName = '' } = product
  const shown = price && priceView({ current: price, priceMax })
  const tile: TileView = {
    upi: id,
    href: siteLink(productUrl, context),
    imageId,
    alt: artistName ? `${name} by ${artistName}` : name,
    name,
    artist: artistName,
    artistHref: '',
    productType: '',
    size: '',
    prefix: shown?.prefix?.message ?? '',
    price: shown ? formatMoney(shown.current, context.locale.id) : '',
    minor: shown?.current.minor ?? 0,
    oldPrice: '',
    badges: [],
  }
  return [tile]
}
