import { sizeInWords, type PieceSize } from '@wallart/sdk'
import { figures } from '../../app/figures.ts'
import type { Say } from '../../app/say.ts'

/** A size in inches, in words. */
export function inchesText(size: PieceSize, say: Say): string {
  const [width, height] = [figures(size.width, say), figures(size.height, say)]
  return say({ code: 'size.inches', message: sizeInWords(size).inches, values: { width, height } })
}
