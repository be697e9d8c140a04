import type { HungPiece, Wall, WallPosition } from '../../model/wall.ts'
import { EYE_HEIGHT } from './arrange-wall.ts'
import { toQuarterInch } from './wall-plan.ts'

/** A line that a piece keeps to: across at a height, or up and down at a distance from the left. */
export interface WallGuide {
  readonly axis: 'x' | 'y'
  readonly at: number
}

/** A position that keeps to lines of its surroundings, and these lines. */
export interface SnappedPosition extends WallPosition {
  readonly guides: readonly WallGuide[]
}

interface Line {
  /** Where the near edge of the piece comes to be. */
  readonly edge: number
  readonly at: number
}

/** Lets a piece that is moved keep to the gap, the edges and the middles of the others, within so many inches. */
export function snapPiece(
  piece: HungPiece,
  others: readonly HungPiece[],
  wall: Wall,
  reach: number,
): SnappedPosition {
  const { gap } = wall
  const across = nearest(
    piece.x,
    [
      centred(wall.width / 2, piece.width),
      ...others.flatMap(({ x, width }) => linesOf(x, width, piece.width, gap)),
    ],
    reach,
  )
  const up = nearest(
    piece.y,
    [
      centred(EYE_HEIGHT, piece.height),
      ...others.flatMap(({ y, height }) => linesOf(y, height, piece.height, gap)),
    ],
    reach,
  )
  return {
    x: toQuarterInch(across?.edge ?? piece.x),
    y: toQuarterInch(up?.edge ?? piece.y),
    guides: [
      ...(across ? [{ axis: 'x', at: across.at } as const] : []),
      ...(up ? [{ axis: 'y', at: up.at } as const] : []),
    ],
  }
}

function linesOf(start: number, length: number, own: number, gap: number): readonly Line[] {
  const end = start + length
  return [
    { edge: start, at: start },
    { edge: end - own, at: end },
    centred(start + length / 2, own),
    { edge: end + gap, at: end + gap },
    { edge: start - gap - own, at: start - gap },
  ]
}

function centred(middle: number, own: number): Line {
  return { edge: middle - own / 2, at: middle }
}

function nearest(edge: number, lines: readonly Line[], reach: number): Line | undefined {
  const distance = (line: Line) => Math.abs(line.edge - edge)
  return lines.filter(line => distance(line) <= reach).toSorted((a, b) => distance(a) - distance(b))[0]
}
