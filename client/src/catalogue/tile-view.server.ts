import { formatMoney, priceView, siteLink, tileBadges, tileSizeText, type Hit } from '@wallart/sdk'
import type { PageRequest } from '../framework/page-request.server.ts'
import { nameWithArtist } from './name-with-artist.ts'
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
  const artist = hit.artist?.fullName ?? ''
  const artistUrl = hit.artist?.artistCategoryUrl
  return {
    upi: hit.productId,
    href: siteLink(hit.url, context),
    imageId: hit.imageId,
    alt: hit.image.alt === nameWithArtist({ name: hit.name, artist }, t) ? '' : hit.image.alt,
    name: hit.name,
    artist,
    artistHref: artistUrl ? siteLink(artistUrl, context) : '',
    productType: hit.productType,
    size: size ? t(size) : '',
    prefix: prefix ? t(prefix) : '',
    price: money(current),
    minor: current.minor,
    oldPrice: oldPrice ? money(oldPrice) : '',
    badges: tileBadges(hit).map(({ tone, ...badge }) =>
      tone === 'neutral' ? { text: t(badge) } : { text: t(badge), tone },
    ),
  }
}
