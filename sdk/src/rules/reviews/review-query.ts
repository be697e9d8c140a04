import type { ReviewFinish, ReviewQuery, ReviewSort } from '../../model/review.ts'
import { pageFromQuery } from '../list/list-page.ts'
import { RATING_STARS } from '../ratings/star-fills.ts'

/** The page of single reviews. */
export const REVIEWS_PATH = '/lp/reviews'

/** How many reviews a page shows. */
export const REVIEWS_PER_PAGE = 10

/** The orders of reviews, the usual one first. */
export const REVIEW_SORTS: readonly [ReviewSort, ...ReviewSort[]] = ['newest', 'highest', 'lowest']

/** The finishes by which reviews are filtered. */
export const REVIEW_FINISHES: readonly ReviewFinish[] = ['print', 'frame', 'canvas', 'framed-canvas', 'mount']

/** Which reviews an address asks for; what it does not say well does not filter. */
export function parseReviewQuery(query: URLSearchParams): ReviewQuery {
  const stars = Number(query.get('stars'))
  const finish = REVIEW_FINISHES.find(each => each === query.get('finish'))
  return {
    ...(Number.isInteger(stars) && stars >= 1 && stars <= RATING_STARS && { stars }),
    ...(finish && { finish }),
    sort: REVIEW_SORTS.find(each => each === query.get('sort')) ?? REVIEW_SORTS[0],
    page: pageFromQuery(query.get('page')),
  }
}

/** The address of reviews; what is usual is not said. */
export function reviewAddress({ stars, finish, sort, page }: ReviewQuery): string {
  const query = new URLSearchParams({
    ...(stars !== undefined && { stars: String(stars) }),
    ...(finish && { finish }),
    ...(sort !== REVIEW_SORTS[0] && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${REVIEWS_PATH}?${query}` : REVIEWS_PATH
}

/** What search engines may do with a page of reviews: keep all of them in their usual order, follow the rest. */
export function reviewRobots({ stars, finish, sort }: ReviewQuery): 'index,follow' | 'noindex,follow' {
  const isWhole = stars === undefined && finish === undefined && sort === REVIEW_SORTS[0]
  return isWhole ? 'index,follow' : 'noindex,follow'
}
