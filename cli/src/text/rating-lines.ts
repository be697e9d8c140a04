import type { RatingsDocument } from '../output/ratings.ts'
import { columnLines } from './column-lines.ts'

export function ratingLines({ average, count, breakdown, finishes }: RatingsDocument): readonly string[] {
  return [
    `${average} of 5 stars, ${count} ratings`,
    ...breakdown.map(
      ({ stars, percentage }) =>
        `${stars === 1 ? '1 star ' : `${stars} stars`}  ${String(percentage).padStart(3)}%`,
    ),
    ...columnLines(
      finishes.map(({ serviceType, stars, displayRatingsCount }) => [
        serviceType,
        `${stars} of 5`,
        `${displayRatingsCount} ratings`,
      ]),
    ),
  ]
}
