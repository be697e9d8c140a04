import type { Operation } from './operation.ts'

/** Removes an address from the account. */
export const removeCustomerAddress: Operation = {
  id: 'remove-customer-address',
  service: 'commerce',
  method: 'DELETE',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/addresses/{addressName}',
  query: ['siteId'],
  contract: { name: 'empty', file: 'empty' },
  access: 'shopper',
  effect: 'write-undoable',
  idempotent: true,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['customerId', 'addressName'],
}
