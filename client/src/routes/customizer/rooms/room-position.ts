import type { CustomizerScene } from '../../../stores/customizer.ts'

export type RoomName = Exclude<CustomizerScene, 'wall'>

interface Outer {
  readonly width: number
  readonly height: number
}

export interface RoomSize {
  readonly width: number
  /** Where the wall ends and the floor begins. */
  readonly wall: number
}

/** What stands under the picture, in inches, by which its size is seen. */
export const FURNITURE: Readonly<Record<RoomName, Outer>> = {
  room: { width: 84, height: 32 },
  bedroom: { width: 66, height: 42 },
  'dining-room': { width: 72, height: 37 },
}

const EYE_HEIGHT = 58
const CEILING = 100
const FLOOR = 14
const GAP = 6

/** Where a picture so large hangs in a room, all in inches. */
export function roomPosition(room: RoomName, { width, height }: Outer) {
  const centre = Math.max(EYE_HEIGHT, FURNITURE[room].height + GAP + height / 2)
  const wall = Math.max(CEILING, centre + height / 2 + GAP)
  const across = Math.max(132, width + 40)
  return {
    x: (across - width) / 2,
    y: wall - centre - height / 2,
    width: across,
    height: wall + FLOOR,
    wall,
  }
}
