import { Bedroom } from './bedroom.tsx'
import { DiningRoom } from './dining-room.tsx'
import { LivingRoom } from './living-room.tsx'
import type { RoomName, RoomSize } from './room-position.ts'

// The room goes on beside what is measured.
const BEYOND = 1000

const ROOMS = { room: LivingRoom, bedroom: Bedroom, 'dining-room': DiningRoom } as const

/** Floor, skirting and furniture of a room, to the scale of the picture that hangs in it. */
export function RoomScene({ room, width, wall }: RoomSize & { readonly room: RoomName }) {
  const Furniture = ROOMS[room]
  return (
    <>
      <rect fill="#b99a78" x={-BEYOND} y={wall} width={width + 2 * BEYOND} height={BEYOND} />
      <rect fill="#ffffff" x={-BEYOND} y={wall - 4} width={width + 2 * BEYOND} height="4" />
      <Furniture width={width} wall={wall} />
    </>
  )
}
