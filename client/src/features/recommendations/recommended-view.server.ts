import type { EnrichedRecommendation, SiteContext } from '@wallart/sdk'
import { recommendedTile } from '../../products/recommended-tile.server.ts'
import type { RecommendedView } from './recommended-view.ts'

/** What a recommender proposes, as tiles; what cannot be shown is left out. */
export function recommendedView(
  { recommenderName, recoUuid, recs }: EnrichedRecommendation,
  context: SiteContext,
): RecommendedView {
  return { by: { recommenderName, recoUuid }, tiles: recs.flatMap(rec => recommendedTile(rec, context)) }
}
