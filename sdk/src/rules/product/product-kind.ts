import type { Finishable } from '../../model/finish.ts'
import { finishOf } from './finish-of.ts'
import { productTypeGroup } from './product-type-group.ts'

/** What a shopper would call a product. */
export type ProductKind =
  'print' | 'framed-print' | 'framed-essential' | 'poster' | 'canvas' | 'framed-canvas'

/** The kind of a product; a mounted or laminated sheet stays what the sheet is. */
export function productKind(product: Finishable): ProductKind {
  const { type, tier } = finishOf(product)
  if (type === 'framed-canvas') return 'framed-canvas'
  if (type === 'stretched-canvas') return 'canvas'
  if (type === 'frame') return tier === 'value' ? 'framed-essential' : 'framed-print'
  return productTypeGroup(product.productTypeGroup) === 'poster' ? 'poster' : 'print'
}
