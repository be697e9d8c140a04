import type { Copy } from '../../../copy.ts'

export const choosingArt: Copy = {
  title: 'Choosing art for a living room',
  description: 'Start with the wall you look at most, then with the color you already live with.',
  body: ({ returnDays }) => `
The living room is where a picture is seen every day, by you and by everyone who visits. Three decisions make it easy.

## Which wall

Sit down where you always sit. The wall in front of you gets the picture. It need not be the largest one.

## Which color

Take one color that is already in the room, from a cushion or a rug, and look for it in small amounts. A picture that repeats everything looks like a matching set; one that repeats a little looks like yours.

## Which size

Over a sofa, about two thirds of its width: see the [size and hanging guide](/help/size-and-hanging-guide). When in doubt take the larger one. Nobody has ever regretted it; small pictures on large walls are sent back most.

Live with it for ${returnDays} days. If it does not feel right, it comes back to us.
`,
}
