import { GENERIC_ERROR } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { withGenericError } from '../../framework/failure-result.server.ts'
import { addPieces } from '../cart/add-pieces.server.ts'
import { invalidResult } from '../cart/error-results.server.ts'

/** As many different ones as a cart and so an order has. */
const MAX_PIECES = 200

/** Buys the pieces of an order once more without an account; the form names them, never the order. */
export const buyPiecesAgain: Action = {
  path: '/orders/buy-again',
  beginsGuest: true,
  page: 'orders',
  limit: { kind: 'reorder' },
  isBulk: true,
  dedupe: true,
  multiple: ['piece'],
  form: { maxBytes: 131_072, maxFields: 3 * MAX_PIECES, tooLarge: { '': [GENERIC_ERROR] } },
  async run(request) {
    const pieces = [...countPieces(request.fields.get('piece') ?? '')].map(([upi, quantity]) => ({
      upi,
      quantity,
      name: request.fields.get(`name.${upi}`) ?? upi,
    }))
    if (pieces.length === 0) return invalidResult(GENERIC_ERROR)
    return withGenericError(async () => {
      const data = await addPieces(pieces.slice(0, MAX_PIECES), request)
      const beyond = pieces.slice(MAX_PIECES).map(({ name }) => name)
      return { kind: 'shown', data: { ...data, missing: [...new Set([...data.missing, ...beyond])] } }
    })
  },
}

// How many, then which: '2 A40-P'.
function countPieces(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const piece of text.split(',')) {
    const [, count, upi] = /^([1-9]\d{0,2}) (\S{1,100})$/.exec(piece) ?? []
    if (count && upi) counts.set(upi, (counts.get(upi) ?? 0) + Number(count))
  }
  return counts
}
