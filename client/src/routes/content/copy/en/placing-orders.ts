import type { Copy } from '../../copy.ts'

export const placingOrders: Copy = {
  title: 'Placing orders',
  description: 'From the first search to the confirmation: how to order, change and follow your pictures.',
  body: ({ contactHref }) => `
## Find your picture

Search for an artist, a subject or a color, or walk through the [categories](/). Filters for size, shape, price and product type narrow a long list.

## Choose size and finish

On the product page choose the size first, then how it comes: as a print, on canvas, mounted or framed. The price and the delivery date change with your choice, and what is not available in a size is marked.

## Buy it

1. Press **Add to Cart**. You can change the quantity in the [cart](/cart), enter a promo code, and see what shipping costs to your zip or postal code.
2. Press **Checkout** and give your email address, your address, how it should travel and how you pay. You need no account.
3. Look everything over and place the order. You see the total with shipping and tax before you pay.

A letter confirms your order with its number.

## Change or cancel an order

Pieces go into production within an hour. [Write or call at once](${contactHref}) if something is wrong; once a piece is being made it can be sent back, but no longer changed.

## With or without an account

An account keeps your addresses, your cards, your [favorites](/account/favorites) and your orders. Without one you follow your order on [Order Status](/orders).
`,
}
