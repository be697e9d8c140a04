import { sizeInWords, type PieceSize } from '@wallart/sdk'
import { localizeNumber } from '../../../i18n/localize-number.ts'
import type { Translate } from '../../../i18n/translate.ts'

export function inchesText(size: PieceSize, t: Translate): string {
  const [width, height] = [localizeNumber(size.width, t), localizeNumber(size.height, t)]
  return t({ code: 'size.inches', message: sizeInWords(size).inches, values: { width, height } })
}
