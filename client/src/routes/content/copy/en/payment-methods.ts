import type { Copy } from '../../copy.ts'

export const paymentMethods: Copy = {
  title: 'Payment methods',
  description:
    'Which cards and gift cards we accept, when you are charged, and how your card number is kept safe.',
  body: () => `
## Cards

We accept Visa, Master Card, Amex and Discover.

## Gift cards

Enter the code of a [gift card](/gift-cards/GC0025?amount=50&pid=GC0025-2) in the field for promo codes, in the cart or in the checkout. It pays up to its balance, shipping and tax included; a card pays the rest, and what is left stays on the gift card. A gift card pays for orders in its own currency, at the brand it was bought from. The page of the gift cards tells you the balance of a code.

## When you are charged

When you place the order, and never before. If your bank declines the card, nothing is charged, your cart stays as it is, and you can use another card.

## Your card number

It is sent once over an encrypted connection and is not stored with us. What we keep of a saved card is its type, its last four digits and its expiration date. The security code is never kept.

## Promo codes

Enter a code in the [cart](/cart) or in the checkout. A code with a condition, such as a smallest order, stays in your cart and starts to count when the condition is met.

## Sales tax

Tax depends on where your order goes. Until we know that, the cart says TBD, which means to be determined.
`,
}
