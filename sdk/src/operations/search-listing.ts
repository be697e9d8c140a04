import type { Operation } from './operation.ts'

/** A page of a product list or of search results; the service is one address, so the path is empty. */
export const searchListing: Operation = {
  id: 'search-listing',
  service: 'search',
  method: 'GET',
  path: '',
  query: [
    'categoryId',
    'limit',
    'page',
    'offset',
    'sort',
    'orderBy',
    'orderByDirection',
    'img',
    'term',
    'filters',
    'locale',
  ],
  repeated: ['filters'],
  contract: { name: 'listing', file: 'search-listing' },
  access: 'public',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 3500,
  cacheSeconds: 60,
  personal: [],
}
