/** The ways in which a list can be sorted. */
export type SortId =
  'best-matches' | 'price-low-to-high' | 'price-high-to-low' | 'newest' | 'best-selling' | 'title'

/** The chosen values of one attribute; a product fits when it has any of them. */
export interface SelectedFilter {
  readonly attributeId: string
  readonly values: readonly string[]
}

/** What the address of a list says about it. */
export interface ListState {
  /** Present on search pages only; empty when nothing was searched for. */
  readonly term?: string
  readonly filters: readonly SelectedFilter[]
  readonly sort: SortId
  readonly page: number
  readonly limit: number
}

/** One chosen value as the shopper reads it. */
export interface FilterChip {
  readonly attributeId: string
  readonly value: string
  readonly label: string
}

/** Where a page is, without origin, site and locale; a URL or a browser's location fits. */
export interface PageAddress {
  readonly pathname: string
  readonly search: string
}
