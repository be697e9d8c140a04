import type { Copy } from '../../copy.ts'

export const sizeAndHangingGuide: Copy = {
  title: 'Size and hanging guide',
  description: 'How large, how high, how far apart: rules of thumb that work on every wall.',
  body: () => `
## How large

Measure the furniture below. A picture, or a group of pictures, looks right when it is about two thirds as wide.

| Furniture | Its width | A picture of about |
| --- | --- | --- |
| Armchair, desk | 36 in | 24 in |
| Loveseat, double bed | 54 in | 36 in |
| Sofa, queen bed | 84 in | 54 in, or three of 16 in |
| Dining table, king bed | 96 in | 60 in, or a row of four |

Cut the size out of newspaper and tape it to the wall. You know within a minute.

## How high

The middle of the picture belongs at eye level, 57 to 60 inches from the floor. Over a sofa or a bed leave 6 to 8 inches between the back and the frame.

## How far apart

Two to three inches between frames of a group. Treat the group as one picture: its middle hangs at eye level.

## A gallery wall in an hour

1. Lay everything out on the floor and take a photo.
2. Start with the largest piece, a little off the middle.
3. Keep the gaps equal, not the edges.
4. Trace each frame on paper, tape the paper up, and nail through it.

Or try it on screen: the [gallery wall planner](/gallery-wall) shows works at true scale and prints where the nails go.

## What holds it

Up to 20 lb a picture hook is enough. For more, or in plaster, use an anchor. Two hooks keep a wide frame straight.
`,
}
