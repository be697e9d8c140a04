import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { ReviewPage, ReviewQuery } from '../model/review.ts'
import type { Contract } from '../model/contract.ts'
import { getReviews } from '../operations/get-reviews.ts'
import { REVIEWS_PER_PAGE } from '../rules/reviews/review-query.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'
import type { CommerceScope } from './commerce-scope.ts'

/** The contracts of the client for reviews. */
export interface ReviewsContracts {
  readonly reviews: Contract<ReviewPage>
}

/** Reads what customers wrote. */
export interface ReviewsClient {
  /** One page of the reviews of this brand, in the language of the locale. */
  readonly list: (query: ReviewQuery, options?: CallOptions) => Promise<ReviewPage>
}

const NEEDED: NeededArguments<ReviewsClient> = { list: ['query:object'] }

/**
 * Creates the client for one brand's reviews.
 * @example
 * const reviews = createReviewsClient(http, { ...scope, contracts: { reviews: getReviewsContract } })
 * const { total } = await reviews.list({ sort: 'newest', page: 1 })
 */
export function createReviewsClient(
  http: Http,
  settings: ClientOptions<ReviewsContracts, Pick<CommerceScope, 'siteId' | 'locale'>>,
): ReviewsClient {
  const { siteId, locale, contracts } = checkedScope(http, settings)
  return checkedCalls(NEEDED, {
    list: (query, options) =>
      http.send(getReviews, {
        ...options,
        contract: contracts.reviews,
        query: { siteId, locale, ...query, limit: REVIEWS_PER_PAGE },
      }),
  })
}
