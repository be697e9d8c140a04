import { siteLink, validateEstimate } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { errorsByField } from '../../framework/errors-by-field.ts'
import { withGenericError } from '../../framework/failure-result.server.ts'
import { inOpenSession } from '../../framework/sign-in-again.server.ts'

/** Shows what shipping to a place costs, before an address is entered. */
export const estimateShipping: Action = {
  path: '/cart/estimate',
  page: 'cart',
  limit: { kind: 'cart' },
  refill: ['country', 'zip'],
  run: inOpenSession('/cart', ({ fields, visitor, context, idempotencyKey }) =>
    withGenericError(async () => {
      const checked = validateEstimate(Object.fromEntries(fields))
      if (!checked.ok) return { kind: 'invalid', errors: errorsByField(checked.error) }
      await visitor.checkout.estimateShipping(checked.value, idempotencyKey ? { idempotencyKey } : {})
      visitor.delivery.write(checked.value)
      return { kind: 'moved', location: siteLink('/cart', context) }
    }),
  ),
}
