import type { RecommendationWire } from '../operations/recommendation.contract.ts'

/** What a recommender proposes, changed as a test needs it. */
export function sampleRecommendation(changes: Partial<RecommendationWire> = {}): RecommendationWire {
  return {
    recs: [
      {
        id: 'A1042',
        product_name: 'Quiet Ridge',
        image_url: '/img/I1042.jpg',
        product_url: '/products/quiet-ridge-A1042',
      },
    ],
    recoUUID: 'reco-1',
    recommenderName: 'PDP-recommendations',
    displayMessage: 'You May Also Like',
    ...changes,
  }
}
