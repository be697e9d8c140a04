import type { RelatedCategory, Ratings } from '@wallart/sdk'
import type { HeadView } from '../../framework/head-view.ts'
import type { PromoOffer } from '../../features/promo-code/promo-offer.ts'
import type { WorkSummary } from '../../catalogue/tile-from-summary.ts'
import type { PackedWork } from './packed-work.ts'

export interface ProductView {
  readonly work: PackedWork
  readonly requestedUpi?: string | undefined
  readonly defaultUpi?: string | undefined
  readonly head: HeadView
  readonly path: string
  /** By their paths without site and locale, as the page's own. */
  readonly crumbs: readonly { readonly name: string; readonly path: string }[]
  readonly ratings: Ratings | undefined
  readonly offers: readonly PromoOffer[]
  readonly categories: readonly RelatedCategory[]
  readonly similar: readonly WorkSummary[]
}
