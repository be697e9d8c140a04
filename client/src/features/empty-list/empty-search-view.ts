import type { TileView } from '../../products/tile-view.ts'

/** What a search that finds nothing shows instead. */
export interface EmptySearchView {
  readonly topSellers: readonly TileView[]
  readonly mostViewed: readonly TileView[]
}
