import type { Operation } from './operation.ts'

/** What customers wrote about single pieces of one brand, in the language of the locale. */
export const getReviews: Operation = {
  id: 'get-reviews',
  service: 'bizapi',
  method: 'GET',
  path: '/v4/products/reviews',
  query: ['siteId', 'locale', 'stars', 'finish', 'sort', 'page', 'limit'],
  contract: { name: 'reviews', file: 'get-reviews' },
  access: 'public',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 1500,
  cacheSeconds: 300,
  personal: [],
}
