import type { Copy } from '../../copy.ts'

export const shippingAndReturns: Copy = {
  title: 'Shipping & returns',
  description: 'Time to decide, damaged pieces, refunds, and how to send a picture back.',
  body: ({ contactHref, freeShippingFrom, production, returnDays }) => `
## Shipping in short

Standard shipping is free from ${freeShippingFrom} on, and everything is made for you in ${production.from} to ${production.to} business days. All about it is on the page [Shipping](/help/shipping).

## ${returnDays} days to decide

You can send back any piece within ${returnDays} days of its delivery, framed ones too. It should be as it came to you.

1. [Tell us](${contactHref}) your order number and which piece comes back.
2. We send you a label. Put the piece into the box it came in.
3. When it has arrived, the money goes back to the card you paid with, usually within five business days.

## It arrived damaged

Keep the box, take a photo and [write to us](${contactHref}). We make the piece again at once and without charge; you need not send the damaged one back.

## What cannot come back

Gift cards, and pieces made from your own photos unless they are damaged.
`,
}
