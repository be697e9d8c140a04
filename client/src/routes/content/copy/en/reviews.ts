import type { Copy } from '../../copy.ts'

export const reviews: Copy = {
  title: 'What our customers think',
  description:
    'Reviews of our customers: what they wrote about prints, frames and canvas, by stars and by finish.',
  body: ({ contactHref, returnDays, showsRatings }) => `
A picture is easy to like on a screen. What counts is whether it is still liked on the wall.

${
  showsRatings
    ? 'The stars on a product page are the average of what its buyers gave. Below it is what some of them wrote. Nobody is paid for stars, and none are removed.'
    : 'This is what buyers wrote about single pieces. Nobody is paid for a review, and none are removed.'
}

If yours disappoints, we want to know first. You have ${returnDays} days to [send it back](/help/shippingreturns), and we read every letter: [write to us](${contactHref}).
`,
}
