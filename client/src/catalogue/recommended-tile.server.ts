import {
  formatMoney,
  platformPrice,
  priceRange,
  priceView,
  productLink,
  siteLink,
  type EnrichedProduct,
  type PlatformPrice,
} from '@wallart/sdk'
import type { PageRequest } from '../framework/page-request.server.ts'
import { imageIdFromUrl } from './image-id-from-url.ts'
import { tileFromSummary } from './tile-from-summary.ts'
import type { TileView } from './tile-view.ts'

export interface RecommendedTileOptions extends Pick<PageRequest, 'context' | 't'> {
  /** How the path of a product becomes a link; else a link of the context. */
  readonly link?: (path: string) => string
}

/** A proposed product as its tile shows it; none where the shop has neither a picture nor a name of it. */
export function recommendedTile(
  { id, productName, productUrl, imageUrl, product }: EnrichedProduct,
  { context, t, link = path => siteLink(path, context) }: RecommendedTileOptions,
): readonly TileView[] {
  const imageId = product.imageIds[0] ?? imageIdFromUrl(imageUrl)
  const name = product.title ?? (product.name || productName)
  if (!imageId || !name) return []
  const summaryTile = tileFromSummary({
    upi: id,
    href: link(productLink(productUrl, id)),
    imageId,
    name,
    artist: product.artistName ?? '',
  })
  const ownPrice = platformPrice(product, 1)
  if (!ownPrice) return [summaryTile]
  const price = lowestPrice(ownPrice, product)
  const { current, list } = price
  const { prefix, oldPrice } = priceView({
    current,
    list,
    priceMax: product.priceMax,
    hitType: product.type,
  })
  const money = (amount: typeof current) => formatMoney(amount, context.locale.id)
  return [
    {
      ...summaryTile,
      prefix: prefix ? t(prefix) : '',
      price: money(current),
      minor: current.minor,
      oldPrice: oldPrice ? money(oldPrice) : '',
    },
  ]
}

// What stands after 'From' is the lowest price of all; what that variant cost before a sale is not said here.
function lowestPrice(
  ownPrice: PlatformPrice,
  { variants }: EnrichedProduct['product'],
): Omit<PlatformPrice, 'callout'> {
  const others = variants.flatMap(({ price }) => price ?? [])
  const low = priceRange([ownPrice.current, ...others])?.low
  return low && low.minor < ownPrice.current.minor ? { current: low, list: low } : ownPrice
}
