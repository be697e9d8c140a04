import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Taxonomy } from '../model/category.ts'
import type { ProductGroup, Upi } from '../model/product-group.ts'
import type { Ratings } from '../model/ratings.ts'
import type { SimilarItem } from '../model/recommendation.ts'
import type { SiteId } from '../model/site.ts'
import type { Contract } from '../operations/contract.ts'
import { getProductGroup } from '../operations/get-product-group.ts'
import { getRatings } from '../operations/get-ratings.ts'
import { getSimilarProducts } from '../operations/get-similar-products.ts'
import { getTaxonomy } from '../operations/get-taxonomy.ts'
import type { ProductKey } from '../rules/address/parse-product-path.ts'
import { productQueryText } from '../rules/address/product-query.ts'
import { SIMILAR_ITEMS_DEFAULT_COUNT } from '../rules/carousel/recommenders.ts'
import { DEFAULT_DELIVERY_ZIP } from '../rules/site/delivery-zip.ts'
import { RATINGS_FETCH_FAILED } from '../rules/texts/call-errors.ts'
import { productFetchProblem } from '../rules/texts/product-fetch-problem.ts'
import { inWords } from './fetching/in-words.ts'

/** The contracts that the client of the product groups checks answers with. */
export interface ProductGroupsContracts {
  readonly group: Contract<ProductGroup>
  readonly similar: Contract<readonly SimilarItem[]>
  readonly taxonomy: Contract<Taxonomy>
  readonly ratings: Contract<Ratings>
}

/** For when and where a work is asked. */
export interface GroupQuestion {
  /** Epoch milliseconds. */
  readonly at: number
  /** Where it would be delivered to; the default zip unless told otherwise. */
  readonly zipCode?: string
}

/** Reads works, and what belongs to their pages. */
export interface ProductGroupsClient {
  /** A work in every size and finish; without products it may still say where it went. */
  readonly group: (key: ProductKey, question: GroupQuestion, options?: CallOptions) => Promise<ProductGroup>
  readonly similar: (
    upi: Upi,
    options?: CallOptions & { readonly count?: number },
  ) => Promise<readonly SimilarItem[]>
  readonly taxonomy: (upi: Upi, options?: CallOptions) => Promise<Taxonomy>
  readonly ratings: (options?: CallOptions & { readonly includes?: readonly string[] }) => Promise<Ratings>
}

/** Which products of a work are asked for (S1 §7). */
export const GROUP_FILTER = { status: 'available', productType: 'request' } as const

/** What is asked of each product of a work (S1 §7). */
export const GROUP_INCLUDES: readonly string[] = ['services', 'salesforce-payload', 'fulfillment', 'seo']

/** What is asked of a taxonomy (S1 §7). */
export const TAXONOMY_EXPAND: readonly string[] = ['categories', 'breadcrumbs']

/** Makes the client of one brand's product groups. */
export function createProductGroupsClient(
  http: Http,
  siteId: SiteId,
  contracts: ProductGroupsContracts,
): ProductGroupsClient {
  return {
    group(key, { at, zipCode = DEFAULT_DELIVERY_ZIP }, options) {
      const [searchBy, upi] = 'upi' in key ? ['upi', key.upi] : ['apnum', key.apnum]
      const call = http.send(getProductGroup, {
        ...options,
        contract: contracts.group,
        path: { upi },
        query: {
          filterBy: productQueryText(GROUP_FILTER),
          includes: GROUP_INCLUDES,
          searchBy,
          siteId,
          date: new Date(at).toISOString().slice(0, 10),
          zipCode,
        },
      })
      return inWords(call, status => productFetchProblem({ call: 'group', upi, status, productCount: 0 }))
    },
    similar: (upi, { count = SIMILAR_ITEMS_DEFAULT_COUNT, ...options } = {}) =>
      http.send(getSimilarProducts, {
        ...options,
        contract: contracts.similar,
        path: { upi },
        query: { count },
      }),
    taxonomy: (upi, options) =>
      http.send(getTaxonomy, {
        ...options,
        contract: contracts.taxonomy,
        path: { upi },
        query: { expand: TAXONOMY_EXPAND },
      }),
    ratings: ({ includes, ...options } = {}) =>
      inWords(
        http.send(getRatings, { ...options, contract: contracts.ratings, query: { includes } }),
        () => RATINGS_FETCH_FAILED,
      ),
  }
}
