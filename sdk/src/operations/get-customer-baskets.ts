import type { Operation } from './operation.ts'

/** The open baskets of a shopper. */
export const getCustomerBaskets: Operation = {
  id: 'get-customer-baskets',
  service: 'commerce',
  method: 'GET',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/baskets',
  query: ['siteId'],
  contract: { name: 'baskets', file: 'get-customer-baskets' },
  access: 'shopper',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 2000,
  cacheSeconds: 0,
  personal: ['customerId', 'customerInfo', 'billingAddress', 'shippingAddress', 'paymentInstruments'],
}
