import { pieceSize, sizeInWords } from '@wallart/sdk'
import type { VariantView } from '../../../catalogue/work-view.ts'

/** A print's size in centimetres; empty where the size is written in another way. */
export function centimetresText({ displaySize }: Pick<VariantView, 'displaySize'>): string {
  const size = pieceSize(displaySize)
  return size ? sizeInWords(size).cm : ''
}
