import { HttpError, type CustomerOrder } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { customerAction } from '../account/customer.server.ts'
import { addPieces, type OrderedPiece } from '../cart/add-pieces.server.ts'
import { invalidResult } from '../cart/error-results.server.ts'

const PATH = '/account/orders'

const ORDER_UNKNOWN = { code: 'order.not-found-again', message: 'We could not find that order.' } as const

/** Buys the pieces of a customer's order once more. */
export const buyAgain: Action = {
  path: `${PATH}/buy-again`,
  page: 'account-orders',
  limit: { kind: 'reorder' },
  isBulk: true,
  dedupe: true,
  run: customerAction(PATH, async request => {
    const order = await request.visitor.orders
      .get(request.fields.get('order') ?? '', { signal: request.signal })
      .catch(undefinedIfUnknown)
    if (!order) return invalidResult(ORDER_UNKNOWN)
    return { kind: 'shown', data: await addPieces(piecesOf(order), request) }
  }),
}

// The cart takes a work of two lines once, by one key. A gift card is bought with its own words.
function piecesOf({ items }: CustomerOrder): readonly OrderedPiece[] {
  const pieces = new Map<string, OrderedPiece>()
  for (const { upi, productName, description = '', quantity } of items) {
    if (!upi) continue
    const name = productName ?? description
    pieces.set(upi, { upi, name, quantity: quantity + (pieces.get(upi)?.quantity ?? 0) })
  }
  return [...pieces.values()]
}

function undefinedIfUnknown(error: unknown): undefined {
  if (HttpError.is(error) && error.code === 'not-found') return undefined
  throw error
}
