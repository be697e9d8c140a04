import type { WallExtent } from '../../model/wall.ts'
import { toQuarterInch, WALL_MEASURES } from './wall-plan.ts'

/** The wall that a photo shows when its whole width is so many inches. */
export function photoWall(pixels: WallExtent, width: number): WallExtent {
  const { least, most } = WALL_MEASURES.height
  const height = pixels.width > 0 ? (width * pixels.height) / pixels.width : WALL_MEASURES.height.usual
  return { width, height: toQuarterInch(Math.min(most, Math.max(least, height))) }
}
