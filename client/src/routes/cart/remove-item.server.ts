import { siteLink } from '@wallart/sdk'
import { giftCardIdOf } from '../../stores/gift-card-line.ts'
import type { Action, ActionRequest, ActionResult } from '../../framework/action.ts'
import { withGenericError } from '../../framework/failure-result.server.ts'
import { inOpenSession } from '../../framework/sign-in-again.server.ts'
import { cartView } from './cart-view.server.ts'

/** Takes a line out of the cart; one that is gone already is no failure. */
export const removeItem: Action = {
  path: '/cart/remove',
  page: 'cart',
  limit: { kind: 'cart' },
  run: inOpenSession('/cart', request => withGenericError(() => removeLine(request))),
}

export async function removeLine(request: ActionRequest): Promise<ActionResult> {
  const { fields, visitor, context, idempotencyKey } = request
  const itemId = fields.get('item') ?? ''
  const giftCardId = giftCardIdOf(itemId)
  const options = idempotencyKey ? { idempotencyKey } : {}
  const basket =
    giftCardId === undefined
      ? await visitor.basket.remove(itemId, options)
      : await visitor.giftCards.remove(giftCardId, options)
  return {
    kind: 'done',
    data: await cartView(basket, request),
    location: siteLink('/cart?removed=yes', context),
  }
}
