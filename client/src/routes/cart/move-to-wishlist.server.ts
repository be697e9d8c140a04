import {
  addedToWishlist,
  ALREADY_IN_WISHLIST,
  GENERIC_ERROR,
  isInList,
  ITEM_NOT_IN_CART,
  OUT_OF_STOCK,
  siteLink,
} from '@wallart/sdk'
import type { Action, ActionRequest, ActionResult } from '../../framework/action.ts'
import { resultKind } from '../../framework/failure-result.server.ts'
import { customerAction } from '../account/customer.server.ts'
import { cartView } from './cart-view.server.ts'
import { invalidResult } from './error-results.server.ts'
import { findVariant } from './find-variant.server.ts'

/** Puts the work of a line on the wishlist and takes the line out of the cart. */
export const moveToWishlist: Action = {
  path: '/cart/wishlist',
  page: 'cart',
  limit: { kind: 'cart' },
  run: customerAction('/cart', move),
}

async function move(request: ActionRequest): Promise<ActionResult> {
  const { fields, visitor, context, signal, idempotencyKey } = request
  const { basket, favourites } = visitor
  const items = (await basket.current({ signal }))?.productItems ?? []
  const item = items.find(({ itemId }) => itemId === fields.get('item'))
  if (!item) return invalidResult(ITEM_NOT_IN_CART, 'item')
  const found = item.upi ? await findVariant(item.upi, request) : undefined
  if (!found) return invalidResult(OUT_OF_STOCK, 'item')

  const imageId = found.group.imageIds[0] ?? found.variant.imageId
  const wasIn = isInList(await favourites.list({ signal }), imageId)
  const added = await favourites.add(imageId)
  if (added.outcome === 'failed') return { kind: resultKind(added.code), errors: { '': [GENERIC_ERROR] } }
  const rest = await basket.remove(item.itemId, idempotencyKey ? { idempotencyKey } : {})
  return {
    kind: 'done',
    data: {
      ...(await cartView(rest, request)),
      notice: wasIn ? ALREADY_IN_WISHLIST : addedToWishlist(1),
    },
    location: siteLink(`/cart?wishlist=${wasIn ? 'before' : 'added'}`, context),
  }
}
