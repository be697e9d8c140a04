import type { Money } from './money.ts'
import type { ProductImage } from './platform-product.ts'
import type { SortOption } from './listing.ts'

/** What to look for among the products of the commerce platform. */
export interface ProductSearchQuery {
  readonly term?: string
  /** Conditions in the platform's own form, as in cgid=rooms; all of them hold. */
  readonly refine?: readonly string[]
  readonly sort?: string
  readonly limit?: number
  readonly offset?: number
}

/** The products of the commerce platform that fit a search. */
export interface ProductSearch {
  readonly hits: readonly ProductSearchHit[]
  readonly total: number
  readonly limit: number
  readonly offset: number
  readonly sortOptions: readonly SortOption[]
  /** How many hits the shop cannot show because what the wire says of them is broken. */
  readonly dropped: number
}

/** One product that fits a search of the commerce platform. */
export interface ProductSearchHit {
  readonly productId: string
  readonly productName: string
  /** set, master, product and more; the set is open. */
  readonly hitType: string
  readonly price?: Money
  readonly priceMax?: Money
  readonly image?: ProductImage
  readonly orderable: boolean
  readonly representedProductId?: string
}
