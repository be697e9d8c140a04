import type { TileView } from '../../products/tile-view.ts'

/** What a search that finds nothing shows instead. */
export interface EmptySearchView {
  readonly query: string
  /** The word that was probably meant. */
  readonly suggested: { readonly term: string; readonly href: string } | undefined
  readonly topSellers: readonly TileView[]
  readonly mostViewed: readonly TileView[]
}
