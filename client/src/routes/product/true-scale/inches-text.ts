import { sizeInWords, type PieceSize } from '@wallart/sdk'
import { figures } from '../../../i18n/figures.ts'
import type { Translate } from '../../../i18n/translate.ts'

/** A size in inches, in words. */
export function inchesText(size: PieceSize, t: Translate): string {
  const [width, height] = [figures(size.width, t), figures(size.height, t)]
  return t({ code: 'size.inches', message: sizeInWords(size).inches, values: { width, height } })
}
