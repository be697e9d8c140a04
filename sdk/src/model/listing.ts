import type { Crumb } from './category.ts'
import type { Money } from './money.ts'

/** A page of a product list or of search results. */
export interface Listing {
  readonly hits: readonly Hit[]
  readonly total: number
  readonly filters: readonly Filter[]
  readonly sortOptions: readonly SortOption[]
  readonly facets: readonly Facet[]
  readonly breadcrumbs: readonly Crumb[]
  readonly seo: ListingSeo
  readonly suggestedTerm?: string
  /** The status under which the list could not be read; listError says it in words. */
  readonly errorCode?: number
  /** How many hits the shop cannot show because what the wire says of them is broken. */
  readonly dropped: number
}

/** A tile of a list. */
export interface Hit {
  /** The UPI, by which `works.group({ upi: hit.productId })` reads the work. */
  readonly productId: string
  readonly imageId: string
  readonly name: string
  readonly price: Money
  readonly msrp?: Money
  readonly image: HitImage
  readonly url: string
  /** set and master have several products behind them; the set of values is open. */
  readonly hitType: string
  readonly artist?: { readonly fullName: string; readonly artistCategoryUrl?: string }
  readonly physicalDimensions?: {
    readonly displayWidth?: number
    readonly displayHeight?: number
    readonly displayDimensionText: string
  }
  readonly hasMoreSizes: boolean
  readonly productType: string
  readonly orderable: boolean
  readonly flags: HitFlags
}

/** Where a tile's picture is and what it shows. */
export interface HitImage {
  readonly link: string
  readonly disBaseLink: string
  readonly alt: string
}

/** What a tile may be badged with. */
export interface HitFlags {
  readonly isNew: boolean
  readonly promoBadge: boolean
  readonly hotdeals: boolean
  readonly discountable: boolean
  readonly hgtv: boolean
  readonly exclusive: boolean
  readonly bestSeller: boolean
}

/** An attribute by which a list can be narrowed. */
export interface Filter {
  readonly attributeId: string
  readonly label: string
  readonly values: readonly FilterValue[]
  readonly rootName: string
  readonly rootDisplayUrl: string
  readonly rootResourceUrl: string
  readonly selected: boolean
}

/** One value of a filter. */
export interface FilterValue {
  readonly value: string
  readonly label: string
  readonly displayUrl: string
  readonly selected: boolean
  readonly count?: number
}

/** One way to sort a list. */
export interface SortOption {
  readonly id: string
  readonly label: string
}

/** A popular way into a list, with a picture. */
export interface Facet {
  readonly facetId: string
  readonly imageUrl: string
  readonly categoryName: string
  readonly displayUrl: string
}

/** What search engines receive about a list. */
export interface ListingSeo {
  readonly h1: string
  readonly title: string
  readonly description: string
  readonly galleryDescription: string
}
