import type { Operation } from './operation.ts'

/** Where a product belongs in the shop. */
export const getTaxonomy: Operation = {
  id: 'get-taxonomy',
  service: 'bizapi',
  method: 'GET',
  path: '/v3/taxonomy/{upi}',
  query: ['expand', 'locale'],
  contract: { name: 'taxonomy', file: 'get-taxonomy' },
  access: 'public',
  effect: 'read',
  idempotent: true,
  retries: 0,
  budgetMs: 400,
  cacheSeconds: 300,
  personal: [],
}
