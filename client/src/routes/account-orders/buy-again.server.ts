import { HttpError } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { customerAction } from '../account/customer.server.ts'
import { addPieces } from '../cart/add-pieces.server.ts'
import { invalidResult } from '../cart/error-results.server.ts'

const PATH = '/account/orders'

const ORDER_UNKNOWN = { code: 'order.not-found-again', message: 'We could not find that order.' } as const

/** Buys the pieces of a customer's order once more. */
export const buyAgain: Action = {
  path: `${PATH}/buy-again`,
  page: 'account-orders',
  limit: { kind: 'reorder' },
  dedupe: true,
  run: customerAction(PATH, async request => {
    const order = await request.visitor.orders
      .get(request.fields.get('order') ?? '', { signal: request.signal })
      .catch(undefinedIfUnknown)
    if (!order) return invalidResult(ORDER_UNKNOWN)
    const pieces = order.items.map(({ upi = '', productName, description = '', quantity }) => ({
      upi,
      name: productName ?? description,
      quantity,
    }))
    return { kind: 'shown', data: await addPieces(pieces, request) }
  }),
}

function undefinedIfUnknown(error: unknown): undefined {
  if (HttpError.is(error) && error.code === 'not-found') return undefined
  throw error
}
