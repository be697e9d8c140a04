import type { Upi } from './product-group.ts'

/** A strip of wood that frames are made of. */
export interface FrameMoulding {
  readonly code: string
  readonly name: string
  /** black, white, brown, gold or silver; the set is open. */
  readonly colour: string
  /** value or classic; the set is open. */
  readonly tier: string
  /** How wide its front is, in inches. */
  readonly width: number
  /** The colour of its front, as in #262422. */
  readonly face: string
}

/** A board that a window for the picture is cut into. */
export interface MatBoard {
  readonly code: string
  readonly name: string
  /** As in #faf7f1. */
  readonly face: string
}

/** What covers the picture. */
export interface FrameGlass {
  readonly code: string
  readonly name: string
}

/** A size that a picture is printed in, in inches. */
export interface FrameSize {
  /** As in 16x20. */
  readonly code: string
  readonly width: number
  readonly height: number
}

/** A mat and how much of it is seen, in inches. */
export interface FrameMat {
  readonly code: string
  readonly width: number
}

/** A frame as a shopper puts it together, by codes. */
export interface FrameConfiguration {
  readonly size: string
  readonly moulding: string
  readonly topMat?: FrameMat
  /** Lies under the top mat and shows around its window. */
  readonly bottomMat?: FrameMat
  readonly glass: string
}

/** Everything that a frame for one picture can be put together from. */
export interface FrameChoices {
  /** The picture without size and finish. */
  readonly upi: Upi
  readonly title: string
  readonly artistName: string
  readonly imageId: string
  readonly productUrl: string
  /** Small to large. */
  readonly sizes: readonly FrameSize[]
  readonly mouldings: readonly FrameMoulding[]
  readonly mats: readonly MatBoard[]
  readonly topMatWidths: readonly number[]
  readonly bottomMatWidths: readonly number[]
  readonly glass: readonly FrameGlass[]
  readonly defaults: FrameConfiguration
}
