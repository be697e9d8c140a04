import type { Finish, Finishable, FinishTier, FinishType } from '../../model/finish.ts'
import type { SpecialHandling } from '../../model/product-group.ts'
import { productTypeGroup } from './product-type-group.ts'
import { specialHandlings } from './special-handlings.ts'

/** The product type that belongs to the canvas group and yet is never sold as a canvas. */
export const NEVER_CANVAS_TYPE_ID = 278

/** How a product is finished: canvas goes before frame, frame before mount, mount before laminate. */
export function finishOf(product: Finishable): Finish {
  const handlings = specialHandlings(product)
  const names = handlings.map(({ name }) => name.trim().toLowerCase())
  const handlingOf = (name: string) => handlings[names.indexOf(name)]
  const type = finishType(product, handlingOf)
  const moulding = handlings.find(handling => handling.mouldingName)?.mouldingName
  const tier = type === 'frame' ? finishTier(handlingOf('frame')) : 'none'
  return { type, tier, ...(moulding && { moulding }) }
}

function finishType(
  { productTypeGroup: delivered, productTypeId }: Finishable,
  handlingOf: (name: string) => SpecialHandling | undefined,
): FinishType {
  const group = productTypeGroup(delivered)
  const frame = handlingOf('frame')
  const canvas = handlingOf('canvas')
  if ((canvas || group === 'canvas') && productTypeId !== NEVER_CANVAS_TYPE_ID)
    return frame || canvas?.mouldingName ? 'framed-canvas' : 'stretched-canvas'
  if (frame) return 'frame'
  if (handlingOf('mount')) return 'mount'
  if (handlingOf('laminate')) return 'laminate'
  return group === 'poster' ? 'poster' : 'print'
}

function finishTier(frame: SpecialHandling | undefined): FinishTier {
  return frame?.mouldingTier?.trim().toLowerCase() === 'value' ? 'value' : 'classic'
}
