import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import { requireSite } from '../http/require-site.ts'
import type { Upi } from '../model/product-group.ts'
import type { SimilarItem } from '../model/recommendation.ts'
import type { Contract } from '../model/contract.ts'
import { getSimilarProducts } from '../operations/get-similar-products.ts'
import { SIMILAR_ITEMS_DEFAULT_COUNT } from '../rules/carousel/recommenders.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedOptions } from './fetching/checked-options.ts'
import type { CommerceScope } from './commerce-scope.ts'

/** The contracts of the client for similar works. */
export interface SimilarWorksContracts {
  readonly similar: Contract<readonly SimilarItem[]>
}

/** Reads similar works. */
export interface SimilarWorksClient {
  /** Works that look like the one of that UPI, as many as `count` says at most. */
  readonly similar: (
    upi: Upi,
    options?: CallOptions & { readonly count?: number },
  ) => Promise<readonly SimilarItem[]>
}

/**
 * Creates the client for similar works, with their addresses on one brand where one is named.
 * @example
 * const { similar } = createSimilarWorksClient(http, { ...scope, contracts: { similar: getSimilarProductsContract } })
 * const items = await similar('A1042', { count: 4 })
 */
export function createSimilarWorksClient(
  http: Http,
  settings: ClientOptions<SimilarWorksContracts, Partial<Pick<CommerceScope, 'siteId'>>>,
): SimilarWorksClient {
  const { siteId, contracts } = checkedOptions(http, settings)
  if (siteId !== undefined) requireSite(siteId)
  return {
    similar: (upi, { count = SIMILAR_ITEMS_DEFAULT_COUNT, ...options } = {}) =>
      http.send(getSimilarProducts, {
        ...options,
        contract: contracts.similar,
        path: { upi },
        query: { count, siteId },
      }),
  }
}
