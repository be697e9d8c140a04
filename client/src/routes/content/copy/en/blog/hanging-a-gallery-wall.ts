import type { Copy } from '../../../copy.ts'

export const galleryWall: Copy = {
  title: 'Hanging a gallery wall',
  description: 'Five pictures, one hour, no crooked row: the order in which it works.',
  body: () => `
A gallery wall looks like chance and is made by plan.

1. **Choose one thing that stays the same**: the frame, the color, or the subject. The rest may differ.
2. **Lay it out on the floor** and take a photo from above. Move pieces until the photo looks right.
3. **Start with the largest piece**, a little left or right of the middle, its center 57 inches above the floor.
4. **Keep the gaps equal**, two to three inches. Equal gaps are what the eye reads as order.
5. **Trace each frame on paper**, tape the sheets up, and nail through them.

## If you cannot decide

Take an odd number. Three of one size in a row never fails over a sofa, and five of two sizes never fails in a hallway.

The [gallery wall planner](/gallery-wall) shows works at true scale on your own wall and prints the hanging plan. The [size and hanging guide](/help/size-and-hanging-guide) has the measures.
`,
}
