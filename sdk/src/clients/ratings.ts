import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Ratings } from '../model/ratings.ts'
import type { Contract } from '../model/contract.ts'
import { getRatings } from '../operations/get-ratings.ts'
import { RATINGS_FETCH_FAILED } from '../rules/texts/call-errors.ts'
import { withMessage } from './fetching/with-message.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedOptions } from './fetching/checked-options.ts'

/** The contracts of the client for ratings. */
export interface RatingsContracts {
  readonly ratings: Contract<Ratings>
}

/** Reads customer ratings. */
export interface RatingsClient {
  /** The average and the number of all ratings, and what `includes` adds to them. */
  readonly ratings: (options?: CallOptions & { readonly includes?: readonly string[] }) => Promise<Ratings>
}

/**
 * Creates the client for the ratings.
 * @example
 * const { ratings } = createRatingsClient(http, { contracts: { ratings: getRatingsContract } })
 * const { averageRatings } = await ratings()
 */
export function createRatingsClient(http: Http, settings: ClientOptions<RatingsContracts>): RatingsClient {
  const { contracts } = checkedOptions(http, settings)
  return {
    ratings({ includes, ...options } = {}) {
      const call = http.send(getRatings, { ...options, contract: contracts.ratings, query: { includes } })
      return withMessage(call, () => RATINGS_FETCH_FAILED)
    },
  }
}
