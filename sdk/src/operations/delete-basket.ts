import type { Operation } from './operation.ts'

/** Throws a basket away with everything in it. */
export const deleteBasket: Operation = {
  id: 'delete-basket',
  service: 'commerce',
  method: 'DELETE',
  path: '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}',
  query: ['siteId'],
  contract: { name: 'empty', file: 'empty' },
  access: 'shopper',
  effect: 'write',
  idempotent: true,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: [],
}
