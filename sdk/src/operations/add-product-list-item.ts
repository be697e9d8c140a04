import type { Operation } from './operation.ts'

/** Adds a picture to a product list. */
export const addProductListItem: Operation = {
  id: 'add-product-list-item',
  service: 'commerce',
  method: 'POST',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/product-lists/{listId}/items',
  query: ['siteId'],
  body: 'json',
  contract: { name: 'newItem', file: 'add-product-list-item' },
  access: 'shopper',
  effect: 'write-undoable',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['customerId'],
}
