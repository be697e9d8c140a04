import type { Message } from '../../model/message.ts'

/** What sizes are compared with, in inches: a sofa for three and a person of 5 ft 6. */
export const SCALE_MEASURES = { sofa: 84, person: 66 } as const

// The share of the furniture's width that looks right above it.
const LEAST = 2 / 3
const MOST = 3 / 4

/** How a piece goes with the furniture below it. */
export interface ScaleVerdict {
  /** The piece's share of the furniture's width, in whole percent. */
  readonly percent: number
  readonly advice: Message<'scale.small' | 'scale.right' | 'scale.wide' | 'scale.too-wide'>
}

/** How wide a piece looks above furniture of that width; none when the furniture has no width. */
export function scaleVerdict(
  pieceWidth: number,
  furnitureWidth: number = SCALE_MEASURES.sofa,
): ScaleVerdict | undefined {
  const share = pieceWidth / furnitureWidth
  if (!(share > 0 && share < Infinity)) return undefined
  return { percent: Math.max(1, Math.round(share * 100)), advice: adviceOn(share) }
}

function adviceOn(share: number): ScaleVerdict['advice'] {
  if (share < LEAST)
    return {
      code: 'scale.small',
      message: 'A quiet accent on its own; hang it in a pair or a group to fill the width.',
    }
  if (share <= MOST)
    return { code: 'scale.right', message: 'Just right: between two thirds and three quarters of the width.' }
  return share <= 1
    ? { code: 'scale.wide', message: 'A statement: wider than the usual two thirds to three quarters.' }
    : { code: 'scale.too-wide', message: 'Wider than what stands below it; a smaller size sits more calmly.' }
}
