import type { Finish, Finishable, FinishTier, FinishType } from '../../model/finish.ts'
import { productTypeGroup } from './product-type-group.ts'
import { handlingByName, specialHandlings } from './special-handlings.ts'

/** The product type that belongs to the canvas group and yet is never sold as a canvas. */
export const NEVER_CANVAS_TYPE_ID = 278

/** How a product is finished: canvas goes before frame, frame before mount, mount before laminate. */
export function finishOf(product: Finishable): Finish {
  const type = finishType(product)
  const moulding = specialHandlings(product).find(handling => handling.mouldingName)?.mouldingName
  const tier = type === 'frame' ? finishTier(product) : 'none'
  return { type, tier, ...(moulding && { moulding }) }
}

function finishType(product: Finishable): FinishType {
  const group = productTypeGroup(product.productTypeGroup)
  const frame = handlingByName(product, 'frame')
  const canvas = handlingByName(product, 'canvas')
  if ((canvas || group === 'canvas') && product.productTypeId !== NEVER_CANVAS_TYPE_ID)
    return frame || canvas?.mouldingName ? 'framed-canvas' : 'stretched-canvas'
  if (frame) return 'frame'
  if (handlingByName(product, 'mount')) return 'mount'
  if (handlingByName(product, 'laminate')) return 'laminate'
  return group === 'poster' ? 'poster' : 'print'
}

function finishTier(product: Finishable): FinishTier {
  const tier = handlingByName(product, 'frame')?.mouldingTier
  return tier?.trim().toLowerCase() === 'value' ? 'value' : 'classic'
}
