import type { RatingShare, Ratings, ServiceRating } from '../../model/ratings.ts'
import { ratingRows } from './rating-rows.ts'
import { starFills, type StarFill } from './star-fills.ts'

/** One finish with its stars. */
export interface ServiceRatingView extends ServiceRating {
  readonly fills: readonly StarFill[]
}

/** What customers think, ready to be drawn. */
export interface RatingsView {
  readonly fills: readonly StarFill[]
  readonly rows: readonly RatingShare[]
  readonly services: readonly ServiceRatingView[]
}

/** The ratings with their stars: the average, the breakdown and each finish. */
export function ratingsView({ averageRatings, ratingsBreakdown, servicesBreakdown }: Ratings): RatingsView {
  return {
    fills: starFills(averageRatings),
    rows: ratingRows(ratingsBreakdown),
    services: servicesBreakdown.map(service => ({ ...service, fills: starFills(service.stars) })),
  }
}
