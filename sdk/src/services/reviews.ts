import type { ReviewsClient } from '../clients/reviews.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { ReviewPage, ReviewQuery } from '../model/review.ts'
import { withFallback } from './fallback/with-fallback.ts'
import type { ServiceOptions } from './service-options.ts'
import { requireClient } from './set-up/require-client.ts'

/** What customers wrote. */
export interface Reviews {
  /** One page of reviews; undefined after a failure. */
  readonly list: (query: ReviewQuery, options?: CallOptions) => Promise<ReviewPage | undefined>
}

const NEEDED: NeededArguments<Reviews> = { list: ['query:object'] }

/**
 * Creates the reviews of one shop.
 * @example
 * const page = await createReviews(reviews, { log }).list({ sort: 'newest', page: 1 })
 */
export function createReviews(client: ReviewsClient, options: ServiceOptions): Reviews {
  requireClient('createReviews', client, 'list', options)
  return checkedCalls(NEEDED, {
    list: (query, call) =>
      withFallback(() => client.list(query, call), undefined, options, 'the reviews are missing'),
  })
}
