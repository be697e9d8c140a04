import type { Operation } from './operation.ts'

/** Removes a picture from a product list. */
export const removeProductListItem: Operation = {
  id: 'remove-product-list-item',
  service: 'commerce',
  method: 'DELETE',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/product-lists/{listId}/items/{itemId}',
  query: ['siteId'],
  contract: { name: 'empty', file: 'empty' },
  access: 'shopper',
  effect: 'write-undoable',
  idempotent: true,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['customerId'],
}
