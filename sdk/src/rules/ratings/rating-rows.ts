import type { RatingShare } from '../../model/ratings.ts'
import { RATING_STARS } from './star-fills.ts'

function share(value: number | undefined): number {
  return value !== undefined && value > 0 ? Math.min(value, 100) : 0
}

/** The breakdown of all ratings, one row for each number of stars from 5 to 1, with 0 where no rating has it. */
export function ratingRows(breakdown: readonly RatingShare[]): readonly RatingShare[] {
  return Array.from({ length: RATING_STARS }, (_, index) => {
    const stars = RATING_STARS - index
    return { stars, percentage: share(breakdown.find(row => row.stars === stars)?.percentage) }
  })
}
