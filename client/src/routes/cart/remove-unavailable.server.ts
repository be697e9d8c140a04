import { siteLink } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { withGenericError } from '../../framework/failure-result.server.ts'
import { inOpenSession } from '../../framework/sign-in-again.server.ts'
import { cartView } from './cart-view.server.ts'
import { resolveLine } from './resolve-line.server.ts'

/** Takes out of the cart what the shop sells no longer, as it is when that is asked for. */
export const removeUnavailable: Action = {
  path: '/cart/remove-gone',
  page: 'cart',
  limit: { kind: 'cart' },
  run: inOpenSession('/cart', request =>
    withGenericError(async () => {
      const { visitor, context, signal } = request
      const basket = await visitor.basket.current({ signal })
      const items = basket?.productItems ?? []
      const resolvedLines = await Promise.all(items.map(item => resolveLine(item, request)))
      let rest = basket
      for (const [index, { itemId }] of items.entries())
        if (resolvedLines[index]?.isUnavailable) rest = await visitor.basket.remove(itemId)
      return {
        kind: 'done',
        data: await cartView(rest, request),
        location: siteLink('/cart?removed=yes', context),
      }
    }),
  ),
}
