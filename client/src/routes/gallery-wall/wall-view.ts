import type { Money, WallExtent, WallPlan } from '@wallart/sdk'
import type { HeadView } from '../../framework/head-view.ts'

/** What a piece looks like, from the outside in, in inches. */
export interface PieceLook {
  readonly image: string
  readonly print: WallExtent
  readonly moulding?: { readonly face: string; readonly width: number }
  readonly mat?: { readonly face: string; readonly width: number }
}

/** A work in one size and finish that hangs on the wall. */
export interface WallPiece extends WallExtent {
  /** Differs also where a work hangs twice. */
  readonly key: string
  readonly upi: string
  readonly title: string
  readonly artist: string
  readonly href: string
  readonly kind: string
  readonly size: string
  readonly price: string
  readonly money: Money
  /** How many of it are sold at least. */
  readonly minimum: number
  readonly look: PieceLook
  /** All sizes and finishes of the work. */
  readonly options: readonly { readonly upi: string; readonly name: string }[]
}

/** Works that may be hung beside those on the wall. */
export interface WallCandidates {
  readonly id: 'cart' | 'favourites' | 'similar' | 'best-sellers'
  readonly works: readonly { readonly upi: string; readonly name: string; readonly imageId: string }[]
}

export interface WallView {
  readonly head: HeadView
  readonly plan: WallPlan
  readonly pieces: readonly WallPiece[]
  readonly total: string
  readonly candidates: readonly WallCandidates[]
  /** What the address names and the shop does not have. */
  readonly unknown: number
  /** The titles of what could not be put into the cart. */
  readonly unavailable: readonly string[]
}
