import type { ActivityRecommender } from '@wallart/sdk/analytics'
import type { TileView } from './tile-view.ts'

/** What is recommended to somebody, and by whom. */
export interface RecommendedView {
  readonly by: ActivityRecommender
  readonly tiles: readonly TileView[]
}
