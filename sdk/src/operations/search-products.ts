import type { Operation } from './operation.ts'

/** The products of the commerce platform that fit a search. */
export const searchProducts: Operation = {
  id: 'search-products',
  service: 'commerce',
  method: 'GET',
  path: '/search/shopper-search/v1/organizations/{organizationId}/product-search',
  query: ['q', 'refine', 'sort', 'limit', 'offset', 'siteId', 'locale', 'currency'],
  repeated: ['refine'],
  contract: { name: 'search', file: 'search-products' },
  access: 'shopper',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 3500,
  cacheSeconds: 60,
  personal: [],
}
