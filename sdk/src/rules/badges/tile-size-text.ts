import type { Hit } from '../../model/listing.ts'
import type { Message } from '../../model/message.ts'

/** The size line of a tile: its dimensions, or 'Multiple Sizes' when it comes in more. */
export function tileSizeText(hit: Pick<Hit, 'hasMoreSizes' | 'physicalDimensions'>): Message | undefined {
  if (hit.hasMoreSizes) return { code: 'tile.multiple-sizes', message: 'Multiple Sizes' }
  const size = hit.physicalDimensions?.displayDimensionText
  return size ? { code: 'tile.size', message: size, values: { size } } : undefined
}
