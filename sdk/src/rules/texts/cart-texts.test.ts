import { ITEM_NOT_IN_CART, ITEM_REMOVED_FROM_CART } from './cart-texts.ts'

test('the cart says what became of an item (BSK-07, ATC-24)', () => {
  expect([ITEM_REMOVED_FROM_CART, ITEM_NOT_IN_CART]).toEqual([
    { code: 'cart.item-removed', message: 'Item removed from cart' },
    { code: 'cart.item-not-found', message: 'Product item not found in cart' },
  ])
})
