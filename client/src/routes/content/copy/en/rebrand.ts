import type { Copy } from '../../copy.ts'

export const rebrand: Copy = {
  title: 'A new look',
  description: 'Why the shop looks different, and what has stayed as it was.',
  body: ({ contactHref, returnDays, shop }) => `
You know us by our pictures, and now they have more room. ${shop} has a new logo, a new shop and new colors.

## What is new

- **Pages that show the work first.** Larger pictures, true proportions, and rooms to see them in.
- **A shop that keeps up.** It answers at once on a phone, and works on a slow line too.
- **Order status without an account.** Your [order](/orders) is two fields away.
- **A checkout on one page**, and a cart that forgets nothing.

## What has stayed

Your account, your orders and your favorites. The artists. The ${returnDays} days to change your mind. And the people who answer when you [talk to us](${contactHref}).
`,
}
