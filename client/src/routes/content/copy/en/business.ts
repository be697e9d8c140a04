import type { Copy } from '../../copy.ts'

export const business: Copy = {
  title: 'For business',
  description: 'Pictures for offices, hotels, practices and restaurants: advice, trade prices, large orders.',
  body: ({ businessEmail, hasBusinessAccounts }) => `
Walls say who you are before anyone else does. We furnish offices, hotels, practices and restaurants, from one room to a hundred.

## What you get

- A curator who proposes works for your rooms, your colors and your budget.
- Trade prices, and one invoice for everything.
- Sizes and frames beyond the catalog, and pieces made to survive a lobby.
- Delivery floor by floor, on the day that suits your site.

## How it works

1. Tell us about your rooms: write to [${businessEmail}](mailto:${businessEmail}).
2. Within two business days you get a first selection with prices.
3. When you like it, we make a sample, then the rest.

## Open a business account

${
  hasBusinessAccounts
    ? `[Register your business](/b2b_registration), then write to [${businessEmail}](mailto:${businessEmail}) about trade prices and tax exemption.`
    : '[Create an account](/registration) and tell us about your business; we set up the rest.'
}
`,
}
