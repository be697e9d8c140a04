import type { Operation } from './operation.ts'

/** A customer's product lists. */
export const getProductLists: Operation = {
  id: 'get-product-lists',
  service: 'commerce',
  method: 'GET',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/product-lists',
  query: ['siteId'],
  contract: { name: 'lists', file: 'get-product-lists' },
  access: 'shopper',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 2000,
  cacheSeconds: 0,
  personal: ['customerId'],
}
