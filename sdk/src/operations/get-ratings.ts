import type { Operation } from './operation.ts'

/** Customer ratings; cached for a year, the most that HTTP allows. */
export const getRatings: Operation = {
  id: 'get-ratings',
  service: 'bizapi',
  method: 'GET',
  path: '/v4/products/ratings',
  query: ['includes'],
  contract: { name: 'ratings', file: 'get-ratings' },
  access: 'public',
  effect: 'read',
  idempotent: true,
  retries: 0,
  budgetMs: 400,
  cacheSeconds: 31_536_000,
  personal: [],
}
