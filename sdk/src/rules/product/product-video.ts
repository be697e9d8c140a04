import type { Finishable, FinishType } from '../../model/finish.ts'
import { finishOf } from './finish-of.ts'

/** The films about how products are made, by finish. */
export const PRODUCT_VIDEOS = {
  frame: 'Framing',
  mount: 'WoodMount',
  'stretched-canvas': 'Canvas',
  'framed-canvas': 'FramedCanvas',
} as const

/** The name of a film about how products are made. */
export type ProductVideo = (typeof PRODUCT_VIDEOS)[keyof typeof PRODUCT_VIDEOS]

/** The film about how a product is made; about bare and laminated sheets there is none. */
export function productVideo(product: Finishable): ProductVideo | undefined {
  const { type } = finishOf(product)
  return hasVideo(type) ? PRODUCT_VIDEOS[type] : undefined
}

function hasVideo(type: FinishType): type is keyof typeof PRODUCT_VIDEOS {
  return type in PRODUCT_VIDEOS
}
