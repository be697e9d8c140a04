import type { Copy } from '../../copy.ts'

export const framingGuide: Copy = {
  title: 'Framing guide',
  description: 'Frame, mat and glass: what they do, what goes with what, and when to choose canvas.',
  body: ({ frames }) => `
There are over ${frames} frames. Three questions lead to yours.

## Which frame

- **Black and white** are quiet and go with everything, photographs above all.
- **Wood** is warm: light oak with watercolors and landscapes, walnut with paintings.
- **Gold and silver** lift portraits and old masters, and like a plain wall.
- Thin profiles suit small prints, deep ones suit large pieces.

## With or without a mat

A mat keeps paper off the glass and gives the picture air. White or off-white is nearly always right. Leave it out for posters that should fill their frame.

## Which glazing

Acrylic is clear, light and does not break on its way to you. It keeps most ultraviolet light from the colors. Still, do not hang paper in full sun.

## Or canvas

Stretched canvas needs no glass and hangs at once. A floating frame around it looks finished and hides no edge. Choose paper for fine lines, canvas for large color.

## See it before you buy

Every product page shows the frame in its true proportion on a wall. **Design your own frame**, the link below its price, changes frame, mat and glass while you watch, and keeps the ones you cannot decide between side by side.
`,
}
