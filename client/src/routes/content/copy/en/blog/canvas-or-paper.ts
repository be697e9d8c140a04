import type { Copy } from '../../../copy.ts'

export const canvasOrPaper: Copy = {
  title: 'Canvas or paper?',
  description: 'Both last for decades. They say different things about the same picture.',
  body: () => `
The same work looks like two works on two materials.

| | Paper | Canvas |
| --- | --- | --- |
| Best for | lines, photographs, small type | broad color, paintings, large sizes |
| Needs | a frame with glazing | nothing |
| In bright rooms | reflects a little | never reflects |
| Weight at 24 x 36 in | framed about 9 lb | about 4 lb |

## Choose paper when

the picture lives from detail: an engraving, a map, a photograph with fine grain.

## Choose canvas when

it should be large and light, or hang where glass is a nuisance: a nursery, a stairwell, a bathroom with a window.

A floating frame around a canvas gives it the edge of a painting and hides none of the picture.
`,
}
