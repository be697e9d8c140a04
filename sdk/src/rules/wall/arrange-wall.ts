import type { HungPiece, Wall, WallExtent, WallTemplate } from '../../model/wall.ts'
import { toQuarterInch } from './wall-plan.ts'

/** How high above the floor the middle of what hangs on a wall is, in inches: where eyes are. */
export const EYE_HEIGHT = 58

/** Pieces, in their order, as a template hangs them: in the middle of the wall, at the height of eyes. */
export function arrangeWall(
  template: WallTemplate,
  pieces: readonly WallExtent[],
  wall: Wall,
): readonly HungPiece[] {
  const group = ARRANGEMENTS[template](pieces, wall.gap)
  if (group.length === 0) return []
  const { left, right, low, high } = wallBounds(group)
  const x = (wall.width - (right - left)) / 2 - left
  // A group that is higher than the place there is stands on the floor.
  const middle = Math.min(EYE_HEIGHT, wall.height - (high - low) / 2)
  const y = Math.max(0, middle - (high - low) / 2) - low
  return group.map(piece => hang(piece, toQuarterInch(piece.x + x), toQuarterInch(piece.y + y)))
}

/** The edges of a group of pieces, in inches from the left and above the floor. */
export interface WallBounds {
  readonly left: number
  readonly right: number
  readonly low: number
  readonly high: number
}

/** The edges of a group of pieces. */
export function wallBounds(pieces: readonly HungPiece[]): WallBounds {
  return {
    left: Math.min(...pieces.map(({ x }) => x)),
    right: Math.max(...pieces.map(({ x, width }) => x + width)),
    low: Math.min(...pieces.map(({ y }) => y)),
    high: Math.max(...pieces.map(({ y, height }) => y + height)),
  }
}

type Arrange = (pieces: readonly WallExtent[], gap: number) => readonly HungPiece[]

const ARRANGEMENTS: Readonly<Record<WallTemplate, Arrange>> = {
  row: (pieces, gap) => row(pieces, gap, 0),
  shelf: (pieces, gap) => row(pieces, gap, 0).map(piece => hang(piece, piece.x, 0)),
  grid: (pieces, gap) => {
    const upper = pieces.slice(0, Math.ceil(pieces.length / 2))
    const lower = pieces.slice(upper.length)
    const middle = (tallest(upper) + tallest(lower)) / 2 + gap
    return [...row(upper, gap, middle), ...row(lower, gap, 0)]
  },
  stairs: (pieces, gap) => {
    const rise = Math.max(gap, Math.min(...pieces.map(({ height }) => height)) / 3)
    return row(pieces, gap, 0).map((piece, index) => hang(piece, piece.x, piece.y + index * rise))
  },
  salon: (pieces, gap) => {
    const largest = pieces.toSorted((one, other) => area(other) - area(one))[0]
    if (!largest) return []
    const others = pieces.filter(piece => piece !== largest)
    const [before, after] = [0, 1].map(side => others.filter((_, index) => index % 2 === side))
    const hung = new Map([
      [largest, { ...largest, x: -largest.width / 2, y: -largest.height / 2 }],
      ...column(before ?? [], gap, width => -largest.width / 2 - gap - width),
      ...column(after ?? [], gap, () => largest.width / 2 + gap),
    ])
    return pieces.flatMap(piece => hung.get(piece) ?? [])
  },
}

/** Beside each other, the row around zero, the middles of the pieces at one height. */
function row(pieces: readonly WallExtent[], gap: number, middle: number): readonly HungPiece[] {
  const total = pieces.reduce((sum, { width }) => sum + width, gap * (pieces.length - 1))
  let x = -total / 2
  return pieces.map(piece => {
    const hung = { ...piece, x, y: middle - piece.height / 2 }
    x += piece.width + gap
    return hung
  })
}

/** Above each other, the first on top, the column around zero. */
function column(
  pieces: readonly WallExtent[],
  gap: number,
  left: (width: number) => number,
): readonly (readonly [WallExtent, HungPiece])[] {
  const total = pieces.reduce((sum, { height }) => sum + height, gap * (pieces.length - 1))
  let top = total / 2
  return pieces.map(piece => {
    const hung = { ...piece, x: left(piece.width), y: top - piece.height }
    top -= piece.height + gap
    return [piece, hung] as const
  })
}

function hang({ width, height }: WallExtent, x: number, y: number): HungPiece {
  return { width, height, x, y }
}

function tallest(pieces: readonly WallExtent[]): number {
  return Math.max(0, ...pieces.map(({ height }) => height))
}

function area({ width, height }: WallExtent): number {
  return width * height
}
