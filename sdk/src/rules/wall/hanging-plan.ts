import type { HungPiece } from '../../model/wall.ts'
import { toQuarterInch } from './wall-plan.ts'

const CM_PER_INCH = 2.54

/** A length in both measures, as it is read from a rule. */
export interface Length {
  readonly inches: number
  readonly cm: number
}

/** Where the nail of a piece goes; pieces are numbered from the left. */
export interface Nail {
  readonly number: number
  /** The index of the piece as it was given. */
  readonly index: number
  readonly fromLeft: Length
  readonly aboveFloor: Length
  /** How far to the right of the nail before; nothing for the first. */
  readonly afterPrevious?: Length
}

/** Where each piece needs its nail, from left to right, when it hangs so far below its upper edge. */
export function hangingPlan(pieces: readonly HungPiece[], hook: number): readonly Nail[] {
  const sorted = pieces
    .map((piece, index) => ({
      index,
      left: piece.x + piece.width / 2,
      height: piece.y + piece.height - hook,
    }))
    .toSorted((a, b) => a.left - b.left || b.height - a.height)
  return sorted.map(({ index, left, height }, at): Nail => {
    const nail = { number: at + 1, index, fromLeft: lengthOf(left), aboveFloor: lengthOf(height) }
    const previous = sorted[at - 1]
    return previous ? Object.assign(nail, { afterPrevious: lengthOf(left - previous.left) }) : nail
  })
}

function lengthOf(inches: number): Length {
  return { inches: toQuarterInch(inches), cm: Math.round(inches * CM_PER_INCH * 10) / 10 }
}
