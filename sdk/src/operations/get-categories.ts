import type { Operation } from './operation.ts'

/** Several categories with their descendants. */
export const getCategories: Operation = {
  id: 'get-categories',
  service: 'commerce',
  method: 'GET',
  path: '/product/shopper-products/v1/organizations/{organizationId}/categories',
  query: ['ids', 'levels', 'siteId', 'locale'],
  contract: { name: 'category', file: 'get-category' },
  access: 'shopper',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 1500,
  cacheSeconds: 300,
  personal: [],
}
