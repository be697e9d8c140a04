import type { Operation } from './operation.ts'

/** A customer's account. */
export const getCustomer: Operation = {
  id: 'get-customer',
  service: 'commerce',
  method: 'GET',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}',
  query: ['siteId'],
  contract: { name: 'customer', file: 'customer' },
  access: 'shopper',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 2000,
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
