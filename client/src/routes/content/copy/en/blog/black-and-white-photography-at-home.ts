import type { Copy } from '../../../copy.ts'

export const blackAndWhite: Copy = {
  title: 'Black and white at home',
  description: 'Why photographs without color fit everywhere, and how to keep them from looking cold.',
  body: () => `
Black and white fits every wall color, every frame and every neighbor. That is its strength, and its risk.

## Warm it up

Choose a warm white mat instead of a bright one, and wood instead of black metal. A rug or a leather chair below does the same.

## Mind the grays

Pictures with many grays are calm and suit bedrooms. Pictures with hard black and white are loud and suit hallways and offices.

## Make a series

Three photographs of one subject, one size and one frame look like a collection. Leave two inches between them, and hang them as one picture.

## Mix it, once

One color print among black and white ones becomes the center of the wall. Two of them become a mistake.
`,
}
