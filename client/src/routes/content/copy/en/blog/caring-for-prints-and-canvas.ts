import type { Copy } from '../../../copy.ts'

export const caring: Copy = {
  title: 'Caring for prints and canvas',
  description: 'Light, damp and cleaning: the three things that decide how long a picture lives.',
  body: () => `
Pigment inks last for a lifetime indoors, if three things are right.

## Light

No paper in full sun. A wall beside a window is better than the one across from it. Acrylic glazing keeps out most ultraviolet light, not all of it.

## Damp

Paper likes 40 to 55 percent humidity, as people do. In bathrooms hang canvas, and leave the door open after a shower. Leave a finger of air behind frames on outside walls.

## Cleaning

- **Acrylic**: a soft, damp cloth. Never glass cleaner with ammonia; it turns acrylic dull.
- **Canvas**: a dry, soft brush. No water.
- **Wood**: dust it. Furniture polish creeps under the mat.

## When you move

Wrap pieces in paper first and bubble wrap second, never the other way round. Carry frames by their sides, upright.
`,
}
