import type { Copy } from '../../../copy.ts'

export const smallRooms: Copy = {
  title: 'Art for small rooms',
  description: 'A large picture makes a small room larger. Why that is, and what else helps.',
  body: () => `
Small pictures make small rooms busy. One large one gives the eye somewhere to go.

## Look for depth

A horizon, a road, a window: pictures with distance in them open a wall. Landscapes and skylines do it best.

## Go vertical

A tall picture beside a door lifts the ceiling. So do two of the same size, one above the other, two inches apart.

## Keep the frame out of the way

Choose a frame in the color of the wall, or canvas without one. Where the edge disappears, the picture seems to go on.

## In a hallway

You see the wall from the side. Hang pictures in one line at eye level, all of one height, and close together.
`,
}
