import type { Operation } from './operation.ts'

/** Changes a customer's account. */
export const updateCustomer: Operation = {
  id: 'update-customer',
  service: 'commerce',
  method: 'PATCH',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}',
  query: ['siteId'],
  body: 'json',
  contract: { name: 'customer', file: 'customer' },
  access: 'shopper',
  effect: 'write',
  idempotent: true,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: [
    'customerId',
    'customerNo',
    'login',
    'email',
    'firstName',
    'lastName',
    'companyName',
    'phoneHome',
    'phoneMobile',
    'phoneBusiness',
    'birthday',
    'addresses',
    'paymentInstruments',
  ],
}
