import type { Operation } from './operation.ts'

/** A new product list. */
export const createProductList: Operation = {
  id: 'create-product-list',
  service: 'commerce',
  method: 'POST',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/product-lists',
  query: ['siteId'],
  body: 'json',
  contract: { name: 'list', file: 'create-product-list' },
  access: 'shopper',
  effect: 'write-undoable',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['customerId'],
}
