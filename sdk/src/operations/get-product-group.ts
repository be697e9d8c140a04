import type { Operation } from './operation.ts'

/** A work in every size and finish it is sold in. */
export const getProductGroup: Operation = {
  id: 'get-product-group',
  service: 'bizapi',
  method: 'GET',
  path: '/v1/products/groups/{upi}',
  query: ['filterBy', 'includes', 'searchBy', 'siteId', 'date', 'zipCode', 'locale'],
  contract: { name: 'group', file: 'get-product-group' },
  access: 'public',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 3500,
  cacheSeconds: 60,
  personal: ['zipCode'],
}
