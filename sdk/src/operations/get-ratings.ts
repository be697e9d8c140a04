import type { Operation } from './operation.ts'

/** What customers think; it may be kept for ever, which HTTP calls a year. */
export const getRatings: Operation = {
  id: 'get-ratings',
  service: 'bizapi',
  method: 'GET',
  path: '/v4/products/ratings',
  query: ['includes'],
  access: 'public',
  effect: 'read',
  idempotent: true,
  retries: 0,
  budgetMs: 400,
  cacheSeconds: 31_536_000,
  personal: [],
  spec: 'S2 §7',
}
