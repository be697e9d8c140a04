import { parseBasketLine, stockMessage, type Basket } from '@wallart/sdk'
import type { AnalyticsProduct } from '@wallart/sdk/analytics'
import type { AddedPieces } from '../../analytics/added-pieces.ts'
import { cartProduct } from '../../features/add-to-cart/cart-product.ts'
import { marketingOf } from '../../features/add-to-cart/marketing-of.ts'
import type { ActionRequest } from '../../framework/action.ts'
import { isStockProblem } from './error-results.server.ts'
import { findVariant, type FoundVariant } from './find-variant.server.ts'

export interface OrderedPiece {
  readonly upi: string
  readonly name: string
  readonly quantity: number
}

/** Puts what can still be bought of these pieces into the cart, and names the rest. */
export async function addPieces(
  pieces: readonly OrderedPiece[],
  request: ActionRequest,
): Promise<AddedPieces> {
  const added: AnalyticsProduct[] = []
  const refused: AnalyticsProduct[] = []
  const missing: string[] = []
  const marketing: unknown[] = []
  for (const piece of pieces) {
    const { upi, name, quantity } = piece
    const found = upi ? await findVariant(upi, request) : undefined
    const basket = found && (await addPiece(found, piece, request))
    if (found) (basket ? added : refused).push(pieceProduct(found, quantity))
    if (basket) marketing.push(...marketingOf(basket))
    else missing.push(name)
  }
  return { added, refused, missing: [...new Set(missing)], marketing }
}

/** The basket with the piece; undefined where it cannot be bought. */
async function addPiece(
  { variant }: FoundVariant,
  { upi, quantity }: OrderedPiece,
  { visitor, idempotencyKey }: ActionRequest,
): Promise<Basket | undefined> {
  const line = parseBasketLine(variant)
  if (!line.ok) return undefined
  const { inventory } = variant
  if (inventory && stockMessage({ ...inventory, quantity })) return undefined
  try {
    const options = idempotencyKey ? { idempotencyKey: [idempotencyKey, upi, quantity].join('.') } : {}
    return await visitor.basket.add([{ ...line.value, quantity }], options)
  } catch (error) {
    if (isStockProblem(error)) return undefined
    throw error
  }
}

function pieceProduct({ group, variant }: FoundVariant, quantity: number): AnalyticsProduct {
  return cartProduct({ title: group.title, artist: group.artistName, category: '' }, variant, quantity)
}
