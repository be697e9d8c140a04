import type { HungPiece, PlannedPiece, Wall, WallExtent, WallTemplate } from '../../model/wall.ts'
import { arrangeWall, EYE_HEIGHT, wallBounds } from './arrange-wall.ts'
import { toQuarterInch } from './wall-plan.ts'

/** A piece that was planned, with its size. */
export type SizedPiece = PlannedPiece & WallExtent

interface PlacedWall extends Wall {
  readonly template?: WallTemplate
}

/** Where each piece hangs: as its template says, else where it was put; a new one beside the others. */
export function placePieces(pieces: readonly SizedPiece[], wall: PlacedWall): readonly HungPiece[] {
  const hasPosition = pieces.some(({ x, y }) => x !== undefined && y !== undefined)
  if (wall.template ?? !hasPosition) return arrangeWall(wall.template ?? 'row', pieces.map(toExtent), wall)
  const hung: HungPiece[] = []
  for (const piece of pieces) hung.push(placePiece(piece, hung, wall))
  return hung
}

function placePiece(piece: SizedPiece, hung: readonly HungPiece[], wall: Wall): HungPiece {
  const { width, height, x, y } = piece
  if (x !== undefined && y !== undefined) return { width, height, x, y }
  if (hung.length === 0) return { width, height, x: 0, y: Math.max(0, EYE_HEIGHT - height / 2) }
  const { left, right, low, high } = wallBounds(hung)
  const beside = right + wall.gap
  const isBeyond = beside + width > wall.width && left - wall.gap - width >= 0
  return {
    width,
    height,
    x: toQuarterInch(isBeyond ? left - wall.gap - width : beside),
    y: toQuarterInch((low + high - height) / 2),
  }
}

function toExtent({ width, height }: WallExtent): WallExtent {
  return { width, height }
}
