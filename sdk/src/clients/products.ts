import type { Http } from '../http/http.ts'
import type { ClientOptions } from './client-options.ts'
import {
  createProductLookupClient,
  type ProductLookupClient,
  type ProductLookupContracts,
  type ProductLookupScope,
} from './product-lookup.ts'
import {
  createProductRecordsClient,
  type ProductRecordsClient,
  type ProductRecordsContracts,
} from './product-records.ts'
import {
  createProductSearchClient,
  type ProductSearchClient,
  type ProductSearchContracts,
} from './product-search.ts'
import { createRatingsClient, type RatingsClient, type RatingsContracts } from './ratings.ts'
import {
  createSimilarWorksClient,
  type SimilarWorksClient,
  type SimilarWorksContracts,
} from './similar-works.ts'
import { createTaxonomiesClient, type TaxonomiesClient, type TaxonomiesContracts } from './taxonomies.ts'
import { createWorksClient, type WorksClient, type WorksContracts } from './works.ts'

/** The contracts of the client for products. */
export interface ProductsContracts
  extends
    WorksContracts,
    SimilarWorksContracts,
    TaxonomiesContracts,
    RatingsContracts,
    ProductLookupContracts,
    ProductSearchContracts,
    ProductRecordsContracts {}

/** Reads works with what belongs to their pages, and products by id, by number and by search. */
export interface ProductsClient
  extends
    WorksClient,
    SimilarWorksClient,
    TaxonomiesClient,
    RatingsClient,
    ProductLookupClient,
    ProductSearchClient,
    ProductRecordsClient {}

/**
 * Creates the client for all that can be read of products; each of its parts has a file for who wants no more.
 * @example
 * const products = createProductsClient(http, {
 *   ...scope,
 *   contracts: {
 *     group: getProductGroupContract,
 *     similar: getSimilarProductsContract,
 *     taxonomy: getTaxonomyContract,
 *     ratings: getRatingsContract,
 *     product: getProductContract,
 *     search: searchProductsContract,
 *     records: getArtProductContract,
 *   },
 * })
 * const group = await products.group({ upi: 'A1042' })
 */
export function createProductsClient(
  http: Http,
  options: ClientOptions<ProductsContracts, ProductLookupScope>,
): ProductsClient {
  return {
    ...createWorksClient(http, options),
    ...createSimilarWorksClient(http, options),
    ...createTaxonomiesClient(http, options),
    ...createRatingsClient(http, options),
    ...createProductLookupClient(http, options),
    ...createProductSearchClient(http, options),
    ...createProductRecordsClient(http, options),
  }
}
