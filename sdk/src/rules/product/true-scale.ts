import type { Message } from '../../model/message.ts'

/** What sizes are compared with, in inches: a sofa for three and a person of 5 ft 6. */
export const SCALE_MEASURES = { sofa: 84, person: 66 } as const

/** How a piece goes with the furniture below it. */
export interface ScaleFit {
  /** The piece's share of the furniture's width, in whole percent. */
  readonly percent: number
  readonly advice: Message<'scale.small' | 'scale.right' | 'scale.wide' | 'scale.too-wide'>
}

/** How wide a piece looks above furniture of that width; none when the furniture has no width. */
export function scaleFit(
  pieceWidth: number,
  furnitureWidth: number = SCALE_MEASURES.sofa,
): ScaleFit | undefined {
  const share = pieceWidth / furnitureWidth
  if (!(share > 0 && share < Infinity)) return undefined
  return { percent: Math.max(1, Math.round(share * 100)), advice: adviceOn(pieceWidth, furnitureWidth) }
}

// What looks right above furniture is two thirds to three quarters as wide.
function adviceOn(piece: number, furniture: number): ScaleFit['advice'] {
  if (piece * 3 < furniture * 2)
    return {
      code: 'scale.small',
      message: 'A quiet accent on its own; hang it in a pair or a group to fill the width.',
    }
  if (piece * 4 <= furniture * 3)
    return { code: 'scale.right', message: 'Just right: between two thirds and three quarters of the width.' }
  return piece <= furniture
    ? { code: 'scale.wide', message: 'A statement: wider than the usual two thirds to three quarters.' }
    : { code: 'scale.too-wide', message: 'Wider than what stands below it; a smaller size sits more calmly.' }
}
