import {
  finishOf,
  finishTitle,
  formatMoney,
  minimumQuantity,
  sameSitePath,
  selectedVariant,
  siteLink,
  type ProductVariant,
} from '@wallart/sdk'
import { findWork } from '../../catalogue/find-work.server.ts'
import type { PrivateRequest } from '../../framework/page-request.server.ts'
import { findVariant, type FoundVariant } from '../cart/find-variant.server.ts'
import { outerSize, pieceLook } from './piece-look.server.ts'
import type { WallPiece } from './wall-view.ts'

const UPI = /^[A-Z0-9]{2,26}$/i

/** A piece by its key, in one size and finish; undefined where the shop has no such piece, or does not say its size. */
export async function wallPiece(upi: string, request: PrivateRequest): Promise<WallPiece | undefined> {
  const found = await findVariant(upi, request)
  return found && pieceView(found, request)
}

/** The key of what a shopper names to be hung: a piece, a work, or the address of either. */
export async function findNamedPiece(text: string, request: PrivateRequest): Promise<string | undefined> {
  const named = text.trim()
  if (UPI.test(named)) {
    const upi = named.toUpperCase()
    return (await findVariant(upi, request)) ? upi : usualPiece(`/product/${upi}`, '', request)
  }
  const address = URL.canParse(named, request.url.origin) ? new URL(named, request.url.origin) : undefined
  if (!address) return undefined
  return usualPiece(sameSitePath(address.pathname) ?? '', address.searchParams.get('upi') ?? '', request)
}

async function usualPiece(path: string, upi: string, request: PrivateRequest): Promise<string | undefined> {
  const group = await findWork(path, request)
  return group && selectedVariant(group, upi || null)?.upi
}

function pieceView({ group, variant }: FoundVariant, request: PrivateRequest): WallPiece | undefined {
  const outer = outerSize(variant)
  if (!outer) return undefined
  const { context } = request
  return {
    key: variant.upi,
    upi: variant.upi,
    title: group.title,
    artist: group.artistName,
    href: siteLink(variant.productUrl, context),
    kind: request.t(finishTitle(finishOf(variant))),
    size: `${outer.width}" × ${outer.height}"`,
    ...outer,
    price: piecePrice(variant, request),
    money: variant.salePrice,
    minimum: variant.inventory ? minimumQuantity(variant.inventory) : 1,
    look: pieceLook(outer, variant, group),
    options: group.products.flatMap(product => {
      const size = outerSize(product)
      if (!size) return []
      const finish = request.t(finishTitle(finishOf(product)))
      const name = `${size.width}" × ${size.height}", ${finish}: ${piecePrice(product, request)}`
      return [{ upi: product.upi, name }]
    }),
  }
}

function piecePrice({ salePrice }: ProductVariant, { context }: PrivateRequest): string {
  return formatMoney(salePrice, context.locale.id)
}
