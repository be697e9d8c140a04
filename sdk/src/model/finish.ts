import type { ProductService, SpecialHandling } from './product-group.ts'

/** What is done with the picture; poster and print are the bare sheet. */
export type FinishType =
  'print' | 'poster' | 'frame' | 'mount' | 'stretched-canvas' | 'framed-canvas' | 'laminate'

/** The price tier of a frame; whatever has no frame has none. */
export type FinishTier = 'value' | 'classic' | 'none'

/** How a variant is finished. */
export interface Finish {
  readonly type: FinishType
  readonly tier: FinishTier
  readonly moulding?: string
}

/** What has to be known of a product to tell its finish; variants and platform products both fit. */
export interface Finishable {
  readonly productTypeGroup?: string
  readonly productTypeId?: number
  readonly specialHandling?: SpecialHandling
  readonly services?: readonly ProductService[]
}
