import type { Operation } from './operation.ts'

/** Creates an account. */
export const registerCustomer: Operation = {
  id: 'register-customer',
  service: 'commerce',
  method: 'POST',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers',
  query: ['siteId'],
  body: 'json',
  contract: { name: 'customer', file: 'customer' },
  access: 'shopper',
  effect: 'side-effect',
  idempotent: false,
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
    'password',
  ],
}
