import type { PieceSize } from '@wallart/sdk'

/** Where one piece hangs, in inches from the left and top of the scene. */
interface Position {
  readonly x: number
  readonly y: number
}

export interface Scene {
  readonly width: number
  readonly height: number
  readonly floor: number
  readonly sofa: number
  readonly person: number
  readonly lamp: number
  readonly positions: readonly Position[]
}

const EYE_HEIGHT = 57
const SOFA_TOP = 33
const MIN_WALL_HEIGHT = 86
const FLOOR = 11
const MARGIN = 10
const GAP = 7
const PERSON = 20
const LAMP = 16

/** Hangs pieces in a row at eye height over a sofa so wide, with a person beside them. */
export function layoutScene(pieces: readonly PieceSize[], sofa: number): Scene {
  const tallest = Math.max(0, ...pieces.map(({ height }) => height))
  const row = pieces.reduce((sum, { width }) => sum + width, 0) + GAP * Math.max(0, pieces.length - 1)
  const centre = Math.max(EYE_HEIGHT, SOFA_TOP + 5 + tallest / 2)
  const floor = Math.max(MIN_WALL_HEIGHT, centre + tallest / 2 + 8)
  const room = Math.max(row, sofa)
  const left = MARGIN + LAMP + MARGIN
  let x = left + (room - row) / 2
  const positions = pieces.map(({ width, height }) => {
    const index = { x, y: floor - centre - height / 2 }
    x += width + GAP
    return index
  })
  return {
    width: left + room + MARGIN + PERSON + MARGIN,
    height: floor + FLOOR,
    floor,
    sofa: left + (room - sofa) / 2,
    person: left + room + MARGIN,
    lamp: MARGIN,
    positions,
  }
}
