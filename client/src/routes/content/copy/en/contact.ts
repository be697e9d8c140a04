import type { Copy } from '../../copy.ts'

export const contact: Copy = {
  title: 'Talk to us',
  description: 'How to reach us by email or phone, and what helps us to answer quickly.',
  body: ({ businessEmail, email, phone, returnDays }) => `
We are people who hang pictures for a living. Ask us about a size, a frame, an order or a wall that will not behave.

## Reach us

- **[Write to us](/help/contact)** with our form.
- **Email** [${email}](mailto:${email}). We answer within one business day.
- **Phone** ${phone}, Monday to Friday, 9 a.m. to 6 p.m. Eastern time.

## Where is my order?

You need no call for that: [Order Status](/orders) shows where your order is, with its tracking number. Have the order number and the email address of the order at hand. You find both in the letter that confirmed it.

## Something is not right

Tell us your order number and what is wrong, with a photo if you can. A piece that arrives damaged is made again without charge. You can send any piece back within ${returnDays} days of its delivery: see [Shipping & Returns](/help/shippingreturns).

## For your business

Write to [${businessEmail}](mailto:${businessEmail}) about projects, trade prices and tax exemption.
`,
}
