import {
  parseBasketLine,
  quantityRange,
  SdkError,
  stockMessage,
  type BasketLine,
  type Inventory,
} from '@wallart/sdk'
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

interface Choice {
  readonly name: string
  readonly product: AnalyticsProduct | undefined
  /** Undefined where it cannot be bought. */
  readonly line: BasketLine | undefined
}

/** Puts what can still be bought of these pieces into the cart, and names the rest. */
export async function addPieces(
  pieces: readonly OrderedPiece[],
  request: ActionRequest,
): Promise<AddedPieces> {
  const choices = await Promise.all(pieces.map(piece => chooseLine(piece, request)))
  const { lines, marketing } = await addLines(
    choices.flatMap(({ line }) => line ?? []),
    request,
  )
  const bought = new Set(lines)
  const isBought = ({ line }: Choice) => line !== undefined && bought.has(line)
  const missing = choices.filter(choice => !isBought(choice))
  return {
    added: choices.filter(isBought).flatMap(({ product }) => product ?? []),
    refused: missing.flatMap(({ product }) => product ?? []),
    missing: [...new Set(missing.map(({ name }) => name))],
    marketing,
  }
}

async function chooseLine({ upi, name, quantity }: OrderedPiece, request: ActionRequest): Promise<Choice> {
  const found = upi ? await findVariant(upi, request) : undefined
  if (!found) return { name, product: undefined, line: undefined }
  const line = parseBasketLine(found.variant)
  return {
    name,
    product: pieceProduct(found, quantity),
    line: line.ok && isSold(quantity, found.variant.inventory) ? { ...line.value, quantity } : undefined,
  }
}

function isSold(quantity: number, inventory: Inventory | undefined): boolean {
  if (!inventory) return true
  const { min, step } = quantityRange(inventory)
  return (
    quantity >= min && (quantity - min) % step === 0 && stockMessage({ ...inventory, quantity }) === undefined
  )
}

interface AddedLines {
  readonly lines: readonly BasketLine[]
  readonly marketing: readonly unknown[]
}

const NOTHING: AddedLines = { lines: [], marketing: [] }

/** As many as a cart takes by one call. */
const LINES_AT_ONCE = 50

/** Adds lines by one call; where the service refuses one of them, by halves. */
async function addLines(lines: readonly BasketLine[], request: ActionRequest): Promise<AddedLines> {
  if (lines.length === 0) return NOTHING
  if (lines.length > LINES_AT_ONCE) return addHalves(lines, request)
  const { visitor, idempotencyKey } = request
  try {
    const options = idempotencyKey ? { idempotencyKey: await intentKey(idempotencyKey, lines) } : {}
    return { lines, marketing: marketingOf(await visitor.basket.add(lines, options)) }
  } catch (error) {
    if (!isStockProblem(error)) throw error
    return lines.length === 1 ? NOTHING : addHalves(lines, request)
  }
}

async function addHalves(lines: readonly BasketLine[], request: ActionRequest): Promise<AddedLines> {
  const half = Math.ceil(lines.length / 2)
  const first = await addLines(lines.slice(0, half), request)
  const second = await addLines(lines.slice(half), request).catch((error: unknown) => {
    // What was added is told: another press would add it a second time.
    if (first.lines.length === 0 || !SdkError.is(error)) throw error
    return NOTHING
  })
  return { lines: [...first.lines, ...second.lines], marketing: [...first.marketing, ...second.marketing] }
}

/** The same click with other pieces is another intent. */
async function intentKey(key: string, lines: readonly BasketLine[]): Promise<string> {
  const wish = lines.map(({ productId, upi, quantity }) => [productId, upi, quantity])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify([key, wish])))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

function pieceProduct({ group, variant }: FoundVariant, quantity: number): AnalyticsProduct {
  return cartProduct({ title: group.title, artist: group.artistName, category: '' }, variant, quantity)
}
