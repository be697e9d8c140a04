import type { Copy } from '../../../copy.ts'

export const colorsTogether: Copy = {
  title: 'Colors that work together',
  description: 'You need no color wheel. You need one color you like and a rule for the second.',
  body: () => `
Most rooms need one loud color and two quiet ones. The picture is the best source for all three.

## Read the picture first

Name its largest color, its smallest one, and its darkest. Paint or cushions in the largest color calm the room; in the smallest one they wake it up.

## Three pairs that always work

- **Blue and rust**: cool walls, warm picture, or the other way round.
- **Green and pink**: plants count as green.
- **Black, white and one color**: the safest gallery wall there is.

## Light changes everything

North light is blue: warm pictures gain. Evening rooms with lamps are yellow: blue and green stay fresh there. Look at the wall at the hour at which you use the room.

Filter any list by color and you see only what fits.
`,
}
