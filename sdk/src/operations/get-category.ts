import type { Operation } from './operation.ts'

/** A category with its descendants. */
export const getCategory: Operation = {
  id: 'get-category',
  service: 'commerce',
  method: 'GET',
  path: '/product/shopper-products/v1/organizations/{organizationId}/categories/{id}',
  query: ['levels', 'siteId', 'locale'],
  contract: { name: 'category', file: 'get-category' },
  access: 'shopper',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 1500,
  cacheSeconds: 300,
  personal: [],
}
