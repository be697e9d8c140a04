import type { Message } from '../../model/message.ts'

/** An item has left the cart. */
export const ITEM_REMOVED_FROM_CART: Message<'cart.item-removed'> = {
  code: 'cart.item-removed',
  message: 'Item removed from cart',
}

/** The line that an upgrade should replace is not in the cart. */
export const ITEM_NOT_IN_CART: Message<'cart.item-not-found'> = {
  code: 'cart.item-not-found',
  message: 'Product item not found in cart',
}
