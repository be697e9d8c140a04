import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Recommendation, Recommender } from '../model/recommendation.ts'
import { ACTIVITIES } from '../operations/activities.ts'
import type { Contract } from '../model/contract.ts'
import { getRecommendations } from '../operations/get-recommendations.ts'
import { getRecommenders } from '../operations/get-recommenders.ts'
import { getZoneRecommendations } from '../operations/get-zone-recommendations.ts'
import { emptyContract } from '../operations/empty.contract.ts'
import type { ActivityProduct } from '../rules/activities/activity-product.ts'
import type { Activity, ActivityIdentity } from '../rules/activities/activity.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedOptions } from './fetching/checked-options.ts'

/** The contracts of the client for recommendations. */
export interface RecommendationsContracts {
  readonly recommenders: Contract<readonly Recommender[]>
  readonly recommendation: Contract<Recommendation>
}

/** Which site the recommendation service is asked about. */
export interface RecommendationsScope {
  /** As the service knows it: realm, dash, site. */
  readonly site: string
}

/** For whom and for which products recommendations are wanted. */
export interface RecommendationsRequest {
  readonly identity: ActivityIdentity
  /** None where the page is not about products. */
  readonly products?: readonly ActivityProduct[]
}

/** Reads recommendations and reports what shoppers do. */
export interface RecommendationsClient {
  /** Who recommends products on this site. */
  readonly recommenders: (options?: CallOptions) => Promise<readonly Recommender[]>
  /** The recommendations of one recommender. */
  readonly product: (
    recommender: string,
    request: RecommendationsRequest,
    options?: CallOptions,
  ) => Promise<Recommendation>
  /** Recommendations for one zone of a page. */
  readonly zone: (
    zone: string,
    request: RecommendationsRequest,
    options?: CallOptions,
  ) => Promise<Recommendation>
  /** Reports an activity, as the activity rules build it. */
  readonly track: (activity: Activity, options?: CallOptions) => Promise<void>
}

const NEEDED: NeededArguments<RecommendationsClient> = {
  product: ['recommender:string', 'request:object'],
  zone: ['zone:string', 'request:object'],
  track: ['activity:object'],
}

/**
 * Creates the client for recommendations; the client id is a header of the service's address.
 * @example
 * const recommendations = createRecommendationsClient(http, {
 *   site: 'wall-Art',
 *   contracts: { recommenders: getRecommendersContract, recommendation: recommendationContract },
 * })
 * const recommenders = await recommendations.recommenders()
 */
export function createRecommendationsClient(
  http: Http,
  settings: ClientOptions<RecommendationsContracts, RecommendationsScope>,
): RecommendationsClient {
  const { site, contracts } = checkedOptions(http, settings)
  return checkedCalls(NEEDED, {
    recommenders: options =>
      http.send(getRecommenders, { ...options, contract: contracts.recommenders, path: { site } }),
    product: (recommender, request, options) =>
      http.send(getRecommendations, {
        ...options,
        contract: contracts.recommendation,
        path: { site, recommender },
        body: requestBody(request),
      }),
    zone: (zone, request, options) =>
      http.send(getZoneRecommendations, {
        ...options,
        contract: contracts.recommendation,
        path: { site, zone },
        body: requestBody(request),
      }),
    track: ({ name, body }, options) =>
      http.send(ACTIVITIES[name], { ...options, contract: emptyContract, path: { site }, body }),
  })
}

function requestBody({ identity, products = [] }: RecommendationsRequest): object {
  return { products, ...identity }
}
