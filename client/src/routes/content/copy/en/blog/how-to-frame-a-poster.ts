import type { Copy } from '../../../copy.ts'

export const framePoster: Copy = {
  title: 'How to frame a poster',
  description: 'A thin black frame is never wrong. Here is how to do better than never wrong.',
  body: ({ frames }) => `
A poster in a frame stops being a poster and becomes a picture. It takes three choices, and we make the rest.

## Fill the frame, or give it air

Film and music posters were made to fill their edges: leave out the mat. Drawings and typography gain from two inches of white around them.

## Thin or deep

Up to 16 by 20 inches a thin profile is enough. From 24 by 36 inches on choose a deeper one; it holds the sheet flat and casts a small shadow on the wall.

## Which color

Black sharpens. White calms. Oak warms up everything that is blue or green. Choose among over ${frames} frames on the page of each poster and see it on a wall before you decide.

More about mats and glazing is in the [framing guide](/help/framing-guide).
`,
}
