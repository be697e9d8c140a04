import type { RecommendationsClient, RecommendationsRequest } from '../clients/recommendations.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { PlatformProduct } from '../model/platform-product.ts'
import type { EnrichedRecommendation, Recommendation, Recommender } from '../model/recommendation.ts'
import { withFallback } from './fallback/with-fallback.ts'
import type { ServiceOptions } from './service-options.ts'
import { requireClient } from './set-up/require-client.ts'

/** Looks products up by their ids; those it does not know are absent from the answer. */
export type ProductLookup = (
  ids: readonly string[],
  options?: CallOptions,
) => Promise<readonly PlatformProduct[]>

/** What is recommended to a shopper; a failure recommends nothing, and the page still shows. */
export interface Recommendations {
  /** Who recommends products on this site. */
  readonly recommenders: (options?: CallOptions) => Promise<readonly Recommender[]>
  /** The products of one recommender that the shop still sells. */
  readonly product: (
    recommender: string,
    request: RecommendationsRequest,
    options?: CallOptions,
  ) => Promise<EnrichedRecommendation>
  /** The products for one zone of a page that the shop still sells. */
  readonly zone: (
    zone: string,
    request: RecommendationsRequest,
    options?: CallOptions,
  ) => Promise<EnrichedRecommendation>
}

/** What recommendations are created with. */
export interface RecommendationsOptions extends ServiceOptions {
  /** Finds out which of the recommended products the shop still sells. */
  readonly products: ProductLookup
}

/** What is recommended is beside the point of a page, which waits less long for it than for its own products. */
const LOOKUP_MS = 1500

const MISSING = 'the recommendations are missing'

const NEEDED: NeededArguments<Recommendations> = {
  product: ['recommender:string', 'request:object'],
  zone: ['zone:string', 'request:object'],
}

/**
 * Creates the recommendations of one shop.
 * @example
 * const shown = createRecommendations(recommendations, { products: products.products, log })
 * const recommenders = await shown.recommenders()
 */
export function createRecommendations(
  client: RecommendationsClient,
  options: RecommendationsOptions,
): Recommendations {
  requireClient('createRecommendations', client, 'recommenders', options, ['products()', 'log.warn()'])
  const { products } = options
  const enrich = async (requested: Promise<Recommendation>, call?: CallOptions) =>
    withProducts(await requested, products, call)
  return checkedCalls(NEEDED, {
    recommenders: call =>
      withFallback(() => client.recommenders(call), [], options, 'the recommenders are missing'),
    product: (recommender, request, call) =>
      withFallback(
        () => enrich(client.product(recommender, request, call), call),
        { recommenderName: recommender, recoUuid: '', recs: [] },
        options,
        MISSING,
      ),
    zone: (zone, request, call) =>
      withFallback(
        () => enrich(client.zone(zone, request, call), call),
        { recommenderName: '', recoUuid: '', recs: [] },
        options,
        MISSING,
      ),
  })
}

async function withProducts(
  recommendation: Recommendation,
  products: ProductLookup,
  options?: CallOptions,
): Promise<EnrichedRecommendation> {
  const ids = [...new Set(recommendation.recs.map(({ id }) => id))]
  const found = ids.length > 0 ? await products(ids, { timeoutMs: LOOKUP_MS, ...options }) : []
  const byId = new Map(found.map(product => [product.id, product]))
  const recs = recommendation.recs.flatMap(rec => {
    const product = byId.get(rec.id)
    return product ? [{ ...rec, product }] : []
  })
  return { ...recommendation, recs }
}
