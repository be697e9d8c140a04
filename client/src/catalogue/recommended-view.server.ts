import type { EnrichedRecommendation } from '@wallart/sdk'
import { recommendedTile, type RecommendedTileOptions } from './recommended-tile.server.ts'
import type { RecommendedView } from './recommended-view.ts'

/** What a recommender proposes, as tiles; what cannot be shown is left out. */
export function recommendedView(
  { recommenderName, recoUuid, recs }: EnrichedRecommendation,
  options: RecommendedTileOptions,
): RecommendedView {
  return { by: { recommenderName, recoUuid }, tiles: recs.flatMap(rec => recommendedTile(rec, options)) }
}
