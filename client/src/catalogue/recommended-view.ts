import type { ActivityRecommender } from '@wallart/sdk/analytics'
import type { TileView } from './tile-view.ts'

export interface RecommendedView {
  readonly by: ActivityRecommender
  readonly tiles: readonly TileView[]
}
