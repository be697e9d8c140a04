import type { Operation } from './operation.ts'

/** Similar works. */
export const getSimilarProducts: Operation = {
  id: 'get-similar-products',
  service: 'bizapi',
  method: 'GET',
  path: '/v4/products/{upi}/similarities',
  query: ['count', 'siteId'],
  contract: { name: 'similar', file: 'get-similar-products' },
  access: 'public',
  effect: 'read',
  idempotent: true,
  retries: 0,
  budgetMs: 400,
  cacheSeconds: 300,
  personal: [],
}
