import { siteLink } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { withGenericError } from './error-results.server.ts'

/** Takes a line out of the cart; one that is gone already is no failure. */
export const removeItem: Action = {
  path: '/cart/remove',
  page: 'cart',
  limit: { kind: 'cart' },
  run: ({ fields, visitor, context, idempotencyKey }) =>
    withGenericError(async () => {
      await visitor.basket.remove(fields.get('item') ?? '', idempotencyKey ? { idempotencyKey } : {})
      return { kind: 'moved', location: siteLink('/cart?removed=yes', context) }
    }),
}
