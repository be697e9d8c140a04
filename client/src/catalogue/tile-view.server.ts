import { formatMoney, priceView, siteLink, tileBadges, tileSizeText, type Hit } from '@wallart/sdk'
import type { PageRequest } from '../framework/page-request.server.ts'
import type { TileView } from './tile-view.ts'

export function tileView(hit: Hit, { context, t }: Pick<PageRequest, 'context' | 't'>): TileView {
  const size = tileSizeText(hit)
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, context.locale.id)
  const { prefix, current, oldPrice } = priceView({
    current: hit.price,
    list: hit.msrp,
    hitType: hit.hitType,
    hasMoreSizes: hit.hasMoreSizes,
  })
  const artistUrl = hit.artist?.artistCategoryUrl
  return {
    upi: hit.productId,
    href: siteLink(hit.url, context),
    imageId: hit.imageId,
    alt: hit.image.alt || hit.name,
    name: hit.name,
    artist: hit.artist?.fullName ?? '',
    artistHref: artistUrl ? siteLink(artistUrl, context) : '',
    productType: hit.productType,
    size: size ? t(size) : '',
    prefix: prefix ? t(prefix) : '',
    price: money(current),
    minor: current.minor,
    oldPrice: oldPrice ? money(oldPrice) : '',
    badges: tileBadges(hit).map(badge => ({ text: t(badge), tone: badge.tone })),
  }
}
