/** Products that a recommender proposes. */
export interface Recommendation {
  readonly recommenderName: string
  readonly recoUuid: string
  readonly displayMessage?: string
  readonly recs: readonly RecommendedProduct[]
}

/** One proposed product. */
export interface RecommendedProduct {
  readonly id: string
  readonly productName: string
  readonly productUrl: string
  readonly imageUrl: string
}

/** A work that looks like another. */
export interface SimilarItem {
  readonly upi: string
  readonly title: string
  readonly productPageUrl: string
  readonly images: readonly { readonly url: string }[]
}
