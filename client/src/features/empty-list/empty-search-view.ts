import type { RecommendedView } from '../../catalogue/recommended-view.ts'

export interface EmptySearchView {
  readonly topSellers: RecommendedView
  readonly mostViewed: RecommendedView
}
