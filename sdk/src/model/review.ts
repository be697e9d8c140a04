/** How a piece came that is reviewed. */
export type ReviewFinish = 'print' | 'frame' | 'canvas' | 'framed-canvas' | 'mount'

/** In which order reviews are read. */
export type ReviewSort = 'newest' | 'highest' | 'lowest'

/** Which reviews are looked at: one page of those with so many stars, of one finish. */
export interface ReviewQuery {
  readonly stars?: number
  readonly finish?: ReviewFinish
  readonly sort: ReviewSort
  /** From 1. */
  readonly page: number
}

/** What one customer wrote about one piece. */
export interface Review {
  readonly id: string
  readonly stars: number
  readonly title: string
  readonly text: string
  readonly author: string
  /** Where the author lives, as they say it. */
  readonly hometown: string
  /** ISO 8601. */
  readonly writtenAt: string
  /** Whether the piece was bought here. */
  readonly isVerified: boolean
  /** Absent for a finish that the shop does not know. */
  readonly finish?: ReviewFinish
  readonly product: ReviewedProduct
}

/** The work that a review is about. */
export interface ReviewedProduct {
  readonly upi: string
  readonly title: string
  readonly artistName: string
  readonly imageId: string
  readonly productUrl: string
}

/** One page of reviews. */
export interface ReviewPage {
  /** How many there are on all pages. */
  readonly total: number
  readonly reviews: readonly Review[]
}
