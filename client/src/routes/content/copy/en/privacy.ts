import type { Copy } from '../../copy.ts'

export const privacy: Copy = {
  title: 'Privacy policy',
  description: 'What we know about you, why, for how long, and how you can have it deleted.',
  body: ({ contactHref }) => `
## What we collect

- **What you tell us**: name, email address, postal address and phone number, when you order or open an account.
- **What you do here**: the pages you look at, what is in your cart, and your favorites. They make the shop work and recommend pictures you may like.
- **What your browser says**: its address, its kind and its language, which our servers note for a short time to stop abuse.

## What we do not do

We do not sell what we know about you. We do not keep card numbers or security codes. If your browser sends *Do Not Track* or *Global Privacy Control*, we do not pass your visits on to the recommendation service or to analytics.

## Cookies

We set cookies that the shop needs: one that keeps your session, one for your zip or postal code, and, once you have signed in, ordered or looked up an order, ones by which we know your device and your last order again. One more, for a year, lets us recommend works like those you looked at; logging out removes it, and with *Do Not Track* or *Global Privacy Control* it is never set. What names you is sealed so that only we can read it.

## Who helps us

Companies that print, ship, take payments and send letters for us see what they need for that, and nothing more.

## For how long

Orders are kept for as long as tax law asks. The rest of your account is deleted when you ask us to.

## Your rights

You can see, correct and delete what we know about you. Most of it is in [your account](/account); for the rest [write to us](${contactHref}). You leave our letters there, or by writing to us.
`,
}
