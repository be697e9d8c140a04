import type { RelatedCategory, Ratings } from '@wallart/sdk'
import type { HeadView } from '../../framework/head-view.ts'
import type { PromoOffer } from './product-info/promo-offer.ts'
import type { WorkSummary } from '../../catalogue/tile-from-summary.ts'
import type { PackedWork } from './packed-work.ts'

/** What a product page shows besides the work itself. */
export interface ProductView {
  readonly work: PackedWork
  /** The variant that the address names by itself, and the one that shows when nobody has chosen. */
  readonly requestedUpi?: string | undefined
  readonly defaultUpi?: string | undefined
  readonly head: HeadView
  /** The canonical path, without host, site and locale. */
  readonly path: string
  readonly crumbs: readonly { readonly name: string; readonly href: string }[]
  /** What customers think, on the brand that shows it. */
  readonly ratings: Ratings | undefined
  readonly offers: readonly PromoOffer[]
  /** Categories that the work also belongs to. */
  readonly categories: readonly RelatedCategory[]
  readonly similar: readonly WorkSummary[]
}
