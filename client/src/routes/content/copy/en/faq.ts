import type { Copy } from '../../copy.ts'

export const faq: Copy = {
  title: 'Questions and answers',
  description: 'What shoppers ask most about orders, sizes, frames, shipping and returns.',
  body: ({
    canada,
    contactHref,
    frames,
    freeShippingFrom,
    ground,
    isCanadian,
    production,
    returnDays,
    signUpPercentOff,
  }) => `
## Orders

### Do I need an account to order?

No. An account keeps your addresses and favorites, and everything else works without one.

### Where is my order?

[Order Status](/orders) shows it. You need the order number and the email address of the order.

### Can I change an order after I placed it?

Only within about an hour, before it goes into production. [Contact us](${contactHref}) at once.

## Sizes and frames

### Which size do I need?

Over a sofa or a bed, about two thirds of its width looks right. Our [size and hanging guide](/help/size-and-hanging-guide) has a table.

### What is the difference between size and finished size?

The size is that of the print. The finished size includes mat and frame, and is what you need on the wall.

### How many frames are there?

Over ${frames}. The [framing guide](/help/framing-guide) helps to choose.

### Does a frame come with hanging hardware?

Yes. Framed pieces and canvases come ready to hang.

## Shipping and returns

### What does shipping cost?

Standard shipping is free from ${freeShippingFrom} on. Below that the cart shows it for your zip or postal code.

### When will it arrive?

We make it in ${production.from} to ${production.to} business days, and standard shipping takes another ${isCanadian ? `${canada.from} to ${canada.to} within Canada` : `${ground.from} to ${ground.to} in most of the United States`}. The product page knows the dates for your zip or postal code.

### What if I do not like it?

Send it back within ${returnDays} days. See [Shipping & Returns](/help/shippingreturns).

${
  isCanadian
    ? `### Are duties included?

Yes. What we send to Canada arrives with its duties paid.

### Do you ship to the United States?

Yes, in ${ground.from} to ${ground.to} business days after it is made to most of the country.`
    : `### Do you ship to Canada?

Yes, in ${canada.from} to ${canada.to} business days after it is made, duties included.`
}

## Codes

### Why is my promo code not applied?

It may have a condition, such as a smallest order. It then stays in the cart and starts to count when the condition is met.

### Where is my code for signing up?

It comes by email after you sign up for our letters, and takes ${signUpPercentOff}% off.
`,
}
