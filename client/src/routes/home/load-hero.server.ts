import {
  finishOf,
  formatMoney,
  pieceSize,
  siteLink,
  type Hit,
  type ProductVariant,
  type SiteContext,
} from '@wallart/sdk'
import type { PageRequest } from '../../framework/page-request.server.ts'
import type { HeroView } from './home-view.ts'

const MAX_SIDE_INCHES = 44

/** A work on the wall of a room, in the largest frame or canvas that the wall takes; as a sheet where nothing more is known. */
export async function loadHero(
  hit: Hit,
  room: string,
  { shop, context, signal, onDegraded }: Pick<PageRequest, 'shop' | 'context' | 'signal' | 'onDegraded'>,
): Promise<HeroView> {
  const work = { name: hit.name, alt: hit.image.alt || hit.name, room }
  const piece = await largestPiece(hit, { shop, signal, onDegraded })
  return piece
    ? {
        ...work,
        imageId: piece.imageId,
        href: siteLink(variantPath(hit.url, piece.upi), context),
        price: money(piece.salePrice, context),
        isFrom: false,
      }
    : {
        ...work,
        imageId: hit.imageId,
        href: siteLink(hit.url, context),
        price: money(hit.price, context),
        isFrom: true,
      }
}

// The hit of a list that is narrowed to a finish names a variant already.
function variantPath(url: string, upi: string): string {
  const [path = '', query] = url.split('?')
  const params = new URLSearchParams(query)
  params.set('upi', upi)
  return `${path}?${params.toString()}`
}

async function largestPiece(
  { productId, url }: Hit,
  { shop, signal, onDegraded }: Pick<PageRequest, 'shop' | 'signal' | 'onDegraded'>,
): Promise<ProductVariant | undefined> {
  const result = await shop.products.work({ upi: productId }, { address: url }, { signal }).catch(onDegraded)
  if (result?.kind !== 'found') return undefined
  return result.group.products
    .filter(
      variant =>
        ['frame', 'stretched-canvas'].includes(finishOf(variant).type) &&
        longestSide(variant) <= MAX_SIDE_INCHES,
    )
    .reduce<ProductVariant | undefined>(
      (best, variant) => (best && longestSide(best) >= longestSide(variant) ? best : variant),
      undefined,
    )
}

function longestSide({ displayFinishedSize, displaySize }: ProductVariant): number {
  const size = pieceSize(displayFinishedSize ?? displaySize)
  return size ? Math.max(size.width, size.height) : Infinity
}

function money(amount: Hit['price'], { locale }: SiteContext): string {
  return formatMoney(amount, locale.id)
}
