import type { Copy } from '../../copy.ts'

export const terms: Copy = {
  title: 'Terms and conditions',
  description: 'The terms under which you buy from us: orders, prices, delivery, returns and rights.',
  body: ({ contactHref, returnDays }) => `
## Orders and prices

Your order is an offer, and it is accepted when the confirmation is sent. Prices are in the currency shown and do not include sales tax, which is added by your address. If a price is plainly wrong we tell you before we make the piece, and you may cancel.

## Payment

Your card is charged when you place the order. See [Payment methods](/help/pay-method).

## Made to order

Every piece is made for you. Colors on paper and canvas differ a little from those of a screen, and sizes are rounded to a quarter of an inch.

## Delivery

Dates are our best knowledge. If a piece is more than ten business days late you may cancel it and get your money back.

## Returns

You may send a piece back within ${returnDays} days of its delivery, as [Shipping & Returns](/help/shippingreturns) describes.

## Promotions

Sales and codes count together, and each code once for an order. Codes have no cash value.

## The pictures

Works belong to their artists and licensors. You buy a copy for your wall, and no right to copy it again. When you upload a photo you say that you may have it printed.

## Law

These terms are under the law of the State of North Carolina, and what the law of your home gives you as a consumer stays yours.

## Questions

[Talk to us](${contactHref}). Most things are settled in one letter.
`,
}
