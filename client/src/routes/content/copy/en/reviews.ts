import type { Copy } from '../../copy.ts'

export const reviews: Copy = {
  title: 'What our customers think',
  description: 'How ratings come about here, where you find them, and what is loved most right now.',
  body: ({ contactHref, returnDays, showsRatings }) => `
A picture is easy to like on a screen. What counts is whether it is still liked on the wall.

${
  showsRatings
    ? '## Stars\n\nThe stars on a product page are the average of what its buyers gave, with the number of buyers beside it. Nobody is paid for stars, and none are removed.\n\n'
    : ''
}## What sells

Best sellers are counted, not chosen: they are what was ordered most in the last weeks. The list below is that list.

## If yours disappoints

Then we want to know first. You have ${returnDays} days to [send it back](/help/shippingreturns), and we read every letter: [write to us](${contactHref}).
`,
}
