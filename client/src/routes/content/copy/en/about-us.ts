import type { Copy } from '../../copy.ts'

export const aboutUs: Copy = {
  title: 'About us',
  description: 'Who we are, how every piece is made, and why it is made only when you order it.',
  body: ({ frames, production, returnDays, shop }) => `
${shop} is a shop for what goes on walls: prints, posters, canvas and framed art, from a postcard-sized study to a piece that fills the room.

## Made when you order it

Nothing lies in a warehouse. When you order, we print your picture, stretch it or frame it, and check it by eye. That takes ${production.from} to ${production.to} business days, depending on the finish, and nothing is made that nobody wanted.

## Frames, and plenty of them

There are over ${frames} frames to choose from, with mats and glass that protect the paper. See your choice on a wall before you buy: every product page shows the real proportions in a real room.

## Artists first

Every work names its artist, and every sale pays them. Follow a name on any product page to see what else they have made.

## If it does not feel right

Live with it for ${returnDays} days. If it is not for you, [send it back](/help/shippingreturns).
`,
}
