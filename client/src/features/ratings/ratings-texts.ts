import type { Ratings } from '@wallart/sdk'
import { figures } from '../../app/figures.ts'
import type { Say } from '../../app/say.ts'

/** So many stars of five, in words. */
export function starsText(stars: number, say: Say): string {
  const average = figures(stars, say)
  return say({ code: 'ratings.average', message: `${average} of 5 stars`, values: { average } })
}

/** How many have said what they think. */
export function countText({ displayRatingsCount }: Pick<Ratings, 'displayRatingsCount'>, say: Say): string {
  const count = figures(displayRatingsCount, say)
  return say({ code: 'ratings.count', message: `${count} ratings`, values: { count } })
}
