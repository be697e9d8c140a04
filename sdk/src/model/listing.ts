import type { Crumb } from './category.ts'
import type { Money } from './money.ts'

/** A page of a product list or of search results. */
export interface Listing {
  /** The works of this page. */
  readonly hits: readonly Hit[]
  /** How many works all pages have. */
  readonly total: number
  /** What the list can be narrowed by. */
  readonly filters: readonly Filter[]
  /** The ways in which the service sorts this list. */
  readonly sortOptions: readonly SortOption[]
  /** Popular ways into the list, with pictures. */
  readonly facets: readonly Facet[]
  /** The way from the root of the catalogue. */
  readonly breadcrumbs: readonly Crumb[]
  /** Heading and texts for search engines. */
  readonly seo: ListingSeo
  /** What the term was probably meant to be. */
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
  /** The image that the work is made from; works in other sizes and finishes share it. */
  readonly imageId: string
  /** The title of the work. */
  readonly name: string
  /** What it costs now, or from where several sizes are behind it. */
  readonly price: Money
  /** The price before a discount; absent where there is none. */
  readonly msrp?: Money
  readonly image: HitImage
  /** The path of its page, below the origin of the shop. */
  readonly url: string
  /** set and master have several products behind them; the set of values is open. */
  readonly hitType: string
  /** Who made it, and the path of their works. */
  readonly artist?: { readonly fullName: string; readonly artistCategoryUrl?: string }
  /** Its size, in inches and as a text. */
  readonly physicalDimensions?: {
    readonly displayWidth?: number
    readonly displayHeight?: number
    readonly displayDimensionText: string
  }
  /** Whether several sizes are behind the tile. */
  readonly hasMoreSizes: boolean
  /** The kind of product as shoppers read it, as in Art Print. */
  readonly productType: string
  /** Whether it can be bought now. */
  readonly orderable: boolean
  /** What tileBadges makes badges of. */
  readonly flags: HitFlags
}

/** Where a tile's picture is and what it shows. */
export interface HitImage {
  /** The address of the picture. */
  readonly link: string
  /** The address to which the picture service adds a size. */
  readonly disBaseLink: string
  /** What the picture shows. */
  readonly alt: string
}

/** What a tile may be badged with. */
export interface HitFlags {
  /** New in the shop. */
  readonly isNew: boolean
  /** Part of a promotion. */
  readonly promoBadge: boolean
  /** Sold at a special price. */
  readonly hotdeals: boolean
  /** Codes may apply to it. */
  readonly discountable: boolean
  /** Chosen by HGTV. */
  readonly hgtv: boolean
  /** Sold in this shop alone. */
  readonly exclusive: boolean
  /** Bought often. */
  readonly bestSeller: boolean
}

/** An attribute by which a list can be narrowed. */
export interface Filter {
  /** Names the attribute in addresses and queries, as in color. */
  readonly attributeId: string
  /** The attribute as shoppers read it. */
  readonly label: string
  /** What can be chosen of it. */
  readonly values: readonly FilterValue[]
  /** The heading of its values. */
  readonly rootName: string
  /** The path of the list without this filter, for shoppers. */
  readonly rootDisplayUrl: string
  /** The same for the service. */
  readonly rootResourceUrl: string
  /** Whether one of its values is chosen. */
  readonly selected: boolean
}

/** One value of a filter. */
export interface FilterValue {
  /** What a query names. */
  readonly value: string
  /** The value as shoppers read it. */
  readonly label: string
  /** The path of the list with this value. */
  readonly displayUrl: string
  /** Whether it is chosen. */
  readonly selected: boolean
  /** How many works have it; absent where the service does not count. */
  readonly count?: number
}

/** One way to sort a list. */
export interface SortOption {
  /** What a query names. */
  readonly id: string
  /** The order as shoppers read it. */
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
  /** The heading of the page. */
  readonly h1: string
  /** The title of the document. */
  readonly title: string
  /** The description for search engines. */
  readonly description: string
  /** A text about the list, for shoppers. */
  readonly galleryDescription: string
}
