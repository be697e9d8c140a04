import type { HungPiece, WallExtent } from '../../model/wall.ts'

/** What is wrong with how pieces hang, each named by its index. */
export type WallProblem =
  | { readonly kind: 'overlap'; readonly pieces: readonly [number, number] }
  | { readonly kind: 'off-wall'; readonly pieces: readonly [number] }

/** Pieces that lie over each other or reach beyond the wall. */
export function wallProblems(
  pieces: readonly HungPiece[],
  { width, height }: WallExtent,
): readonly WallProblem[] {
  return pieces.flatMap((piece, index): readonly WallProblem[] => {
    const isOff =
      piece.x < 0 || piece.y < 0 || piece.x + piece.width > width || piece.y + piece.height > height
    const overlaps = pieces.flatMap((other, at): readonly WallProblem[] =>
      at > index && overlap(piece, other) ? [{ kind: 'overlap', pieces: [index, at] }] : [],
    )
    return isOff ? [{ kind: 'off-wall', pieces: [index] }, ...overlaps] : overlaps
  })
}

function overlap(one: HungPiece, other: HungPiece): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
