import { GENERIC_ERROR } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { withGenericError } from '../../framework/failure-result.server.ts'
import { addPieces, type OrderedPiece } from '../cart/add-pieces.server.ts'
import { invalidResult } from '../cart/error-results.server.ts'

const MAX_PIECES = 100

/** Buys the pieces of an order once more without an account; the form names them, never the order. */
export const buyPiecesAgain: Action = {
  path: '/orders/buy-again',
  page: 'orders',
  limit: { kind: 'cart' },
  dedupe: true,
  multiple: ['piece'],
  async run(request) {
    const pieces = (request.fields.get('piece') ?? '').split(',').flatMap(parsePiece)
    if (pieces.length === 0 || pieces.length > MAX_PIECES) return invalidResult(GENERIC_ERROR)
    const named = pieces.map(({ upi, quantity }) => ({
      upi,
      quantity,
      name: request.fields.get(`name.${upi}`) ?? upi,
    }))
    return withGenericError(async () => ({ kind: 'shown', data: await addPieces(named, request) }))
  },
}

// How many, then which: '2 A40-P'.
function parsePiece(text: string): readonly Omit<OrderedPiece, 'name'>[] {
  const [, count, upi] = /^([1-9]\d{0,2}) (\S{1,100})$/.exec(text) ?? []
  return count && upi ? [{ upi, quantity: Number(count) }] : []
}
