import { siteLink } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { withGenericError } from '../../framework/failure-result.server.ts'
import { inOpenSession } from '../../framework/sign-in-again.server.ts'

/** Chooses one of the estimated shipping methods, which the checkout then begins with. */
export const chooseShipping: Action = {
  path: '/cart/shipping-method',
  page: 'cart',
  limit: { kind: 'cart' },
  run: inOpenSession('/cart', ({ fields, visitor, context, idempotencyKey }) =>
    withGenericError(async () => {
      const options = idempotencyKey ? { idempotencyKey } : {}
      await visitor.checkout.setShippingMethod(fields.get('method') ?? '', options)
      return { kind: 'moved', location: siteLink('/cart', context) }
    }),
  ),
}
