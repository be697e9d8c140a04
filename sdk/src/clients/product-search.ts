import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { ProductSearch, ProductSearchQuery } from '../model/product-search.ts'
import type { Contract } from '../model/contract.ts'
import { searchProducts } from '../operations/search-products.ts'
import { SEARCH_LIMIT, SEARCH_OFFSET } from '../rules/list/page-size.ts'
import type { CommerceScope } from './commerce-scope.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedScope } from './fetching/checked-options.ts'

/** The contracts of the client for product search. */
export interface ProductSearchContracts {
  readonly search: Contract<ProductSearch>
}

/** Searches the products of the commerce platform. */
export interface ProductSearchClient {
  /** One page of the products that fit, of 10 from the first on by default. */
  readonly search: (query: ProductSearchQuery, options?: CallOptions) => Promise<ProductSearch>
}

const NEEDED: NeededArguments<ProductSearchClient> = { search: ['query:object'] }

/**
 * Creates the client for the product search.
 * @example
 * const { search } = createProductSearchClient(http, { ...scope, contracts: { search: searchProductsContract } })
 * const { total } = await search({ term: 'monet' })
 */
export function createProductSearchClient(
  http: Http,
  settings: ClientOptions<ProductSearchContracts, CommerceScope>,
): ProductSearchClient {
  const { organizationId, siteId, locale, currency, contracts } = checkedScope(http, settings)
  return checkedCalls(NEEDED, {
    search: ({ term, refine, sort, limit = SEARCH_LIMIT, offset = SEARCH_OFFSET }, options) =>
      http.send(searchProducts, {
        ...options,
        contract: contracts.search,
        path: { organizationId },
        query: { q: term, refine, sort, limit, offset, siteId, locale, currency },
      }),
  })
}
