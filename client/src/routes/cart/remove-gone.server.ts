import { siteLink } from '@wallart/sdk'
import type { Action } from '../../framework/action.ts'
import { knownLine } from './known-line.server.ts'
import { orRefused } from './refusals.server.ts'

/** Takes out of the cart what the shop sells no longer, as it is when that is asked for. */
export const removeGone: Action = {
  path: '/cart/remove-gone',
  page: 'cart',
  limit: { kind: 'cart' },
  run: request =>
    orRefused(async () => {
      const { visitor, context, signal } = request
      const basket = await visitor.basket.current({ signal })
      const items = basket?.productItems ?? []
      const known = await Promise.all(items.map(item => knownLine(item, request)))
      for (const [index, { itemId }] of items.entries())
        if (known[index]?.isGone) await visitor.basket.remove(itemId)
      return { kind: 'moved', location: siteLink('/cart?removed=yes', context) }
    }),
}
