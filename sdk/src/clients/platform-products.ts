import type { Http } from '../http/http.ts'
import type { CommerceScope } from './commerce-scope.ts'
import {
  createProductLookupClient,
  type ProductLookupClient,
  type ProductLookupContracts,
} from './product-lookup.ts'
import {
  createProductSearchClient,
  type ProductSearchClient,
  type ProductSearchContracts,
} from './product-search.ts'

/** The contracts of the client for the platform's products. */
export interface PlatformProductsContracts extends ProductLookupContracts, ProductSearchContracts {}

/** Reads the products of the commerce platform. */
export interface PlatformProductsClient extends ProductLookupClient, ProductSearchClient {}

/** Creates the client for the platform's products from the clients for lookup and search. */
export function createPlatformProductsClient(
  http: Http,
  scope: CommerceScope,
  contracts: PlatformProductsContracts,
): PlatformProductsClient {
  return {
    ...createProductLookupClient(http, scope, contracts),
    ...createProductSearchClient(http, scope, contracts),
  }
}
