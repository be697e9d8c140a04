import type { PlatformProduct } from './platform-product.ts'

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

/** Who recommends products on a site. */
export interface Recommender {
  readonly name: string
  readonly description: string
  /** What it goes by; the set is open. */
  readonly recommenderType: string
}

/** Proposed products together with what the shop knows of them. */
export interface EnrichedRecommendation extends Omit<Recommendation, 'recs'> {
  readonly recs: readonly EnrichedProduct[]
}

/** One proposed product together with what the shop knows of it. */
export interface EnrichedProduct extends RecommendedProduct {
  readonly product: PlatformProduct
}

/** A work that looks like another. */
export interface SimilarItem {
  readonly upi: string
  readonly title: string
  readonly productPageUrl: string
  readonly images: readonly { readonly url: string }[]
}
