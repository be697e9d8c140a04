import type { HungPiece } from '../../model/wall.ts'
import { toQuarterInch } from './wall-plan.ts'

/** The pieces with the same gap between neighbours: those beside each other keep the middle of their row. */
export function evenSpacing(pieces: readonly HungPiece[], gap: number): readonly HungPiece[] {
  const spaced = new Map<HungPiece, HungPiece>()
  for (const row of rowsOf(pieces)) {
    const left = Math.min(...row.map(({ x }) => x))
    const right = Math.max(...row.map(({ x, width }) => x + width))
    const total = row.reduce((sum, { width }) => sum + width, gap * (row.length - 1))
    let x = (left + right - total) / 2
    for (const piece of row.toSorted((a, b) => a.x - b.x)) {
      spaced.set(piece, { ...piece, x: toQuarterInch(x) })
      x += piece.width + gap
    }
  }
  return pieces.map(piece => spaced.get(piece) ?? piece)
}

/** Pieces of one row share at least half of the height of the lower one with its first. */
function rowsOf(pieces: readonly HungPiece[]): readonly (readonly HungPiece[])[] {
  const rows: HungPiece[][] = []
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const row = rows.find(([first]) => first && sharesRow(first, piece))
    if (row) row.push(piece)
    else rows.push([piece])
  }
  return rows
}

function sharesRow(one: HungPiece, other: HungPiece): boolean {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return shared * 2 >= Math.min(one.height, other.height)
}
