/** What customers think of a kind of product. */
export interface Ratings {
  readonly averageRatings: number
  readonly displayRatingsCount: string
  readonly ratingsBreakdown: readonly RatingShare[]
  readonly servicesBreakdown: readonly ServiceRating[]
}

/** How many of all ratings gave this many stars. */
export interface RatingShare {
  readonly stars: number
  readonly percentage: number
}

/** What customers think of one finish. */
export interface ServiceRating {
  readonly serviceType: string
  readonly galleryUrl: string
  readonly thumbnailUrl: string
  readonly displayRatingsCount: string
  readonly stars: number
}
