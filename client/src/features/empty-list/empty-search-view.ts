import type { RecommendedView } from '../../catalogue/recommended-view.ts'

/** What a search that finds nothing shows instead. */
export interface EmptySearchView {
  readonly topSellers: RecommendedView
  readonly mostViewed: RecommendedView
}
