import type { Operation } from './operation.ts'

/** Changes an address of the account. */
export const updateCustomerAddress: Operation = {
  id: 'update-customer-address',
  service: 'commerce',
  method: 'PATCH',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/addresses/{addressName}',
  query: ['siteId'],
  body: 'json',
  contract: { name: 'address', file: 'customer-address' },
  access: 'shopper',
  effect: 'write',
  idempotent: true,
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
    'addressName',
  ],
}
