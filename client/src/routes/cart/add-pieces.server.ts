import { parseBasketLine, stockMessage } from '@wallart/sdk'
import type { BuyAgainOutcome } from '../../features/order-status/buy-again.tsx'
import type { ActionRequest } from '../../framework/action.ts'
import { isStockProblem } from './error-results.server.ts'
import { findVariant } from './find-variant.server.ts'

export interface OrderedPiece {
  readonly upi: string
  readonly name: string
  readonly quantity: number
}

/** Puts what can still be bought of these pieces into the cart, and names the rest. */
export async function addPieces(
  pieces: readonly OrderedPiece[],
  request: ActionRequest,
): Promise<BuyAgainOutcome> {
  const missing: string[] = []
  let added = 0
  for (const piece of pieces) {
    if (await addPiece(piece, request)) added += 1
    else missing.push(piece.name)
  }
  return { added, missing: [...new Set(missing)] }
}

async function addPiece(
  { upi, quantity }: OrderedPiece,
  { visitor, idempotencyKey, ...rest }: ActionRequest,
): Promise<boolean> {
  const found = upi ? await findVariant(upi, { ...rest, visitor }) : undefined
  const line = found && parseBasketLine(found.variant)
  if (!found || !line?.ok) return false
  const { inventory } = found.variant
  if (inventory && stockMessage({ ...inventory, quantity })) return false
  try {
    const options = idempotencyKey ? { idempotencyKey: [idempotencyKey, upi, quantity].join('.') } : {}
    await visitor.basket.add([{ ...line.value, quantity }], options)
    return true
  } catch (error) {
    if (isStockProblem(error)) return false
    throw error
  }
}
