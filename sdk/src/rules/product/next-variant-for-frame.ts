import type { OptionProduct } from '../../model/option-product.ts'
import type { Upi } from '../../model/product-group.ts'
import type { ProductIndex } from './product-index.ts'
import { finishOf } from './finish-of.ts'

/** Where choosing a frame leads to: the same size with that moulding, around the canvas for a canvas. */
export function nextVariantForFrame<P extends OptionProduct>(
  { byUpi, bySize }: Pick<ProductIndex<P>, 'byUpi' | 'bySize'>,
  upi: Upi,
  moulding: string,
): P | undefined {
  const current = byUpi.get(upi)
  if (!current) return undefined
  const { type } = finishOf(current)
  const wanted = type === 'stretched-canvas' || type === 'framed-canvas' ? 'framed-canvas' : 'frame'
  const sameMoulding = (bySize.get(current.sizeCode) ?? []).filter(
    product => finishOf(product).moulding?.toLowerCase() === moulding.toLowerCase(),
  )
  return sameMoulding.find(product => finishOf(product).type === wanted) ?? sameMoulding[0]
}
