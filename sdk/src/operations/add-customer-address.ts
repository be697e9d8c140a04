import type { Operation } from './operation.ts'

/** Adds an address to the account. */
export const addCustomerAddress: Operation = {
  id: 'add-customer-address',
  service: 'commerce',
  method: 'POST',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/addresses',
  query: ['siteId'],
  body: 'json',
  contract: { name: 'address', file: 'customer-address' },
  access: 'shopper',
  effect: 'write-undoable',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: [
    'customerId',
    'addressId',
    'firstName',
    'lastName',
    'companyName',
    'address1',
    'address2',
    'city',
    'stateCode',
    'postalCode',
    'countryCode',
    'phone',
  ],
}
