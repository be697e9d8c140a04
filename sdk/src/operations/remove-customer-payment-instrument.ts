import type { Operation } from './operation.ts'

/** Removes a card from the account. */
export const removeCustomerPaymentInstrument: Operation = {
  id: 'remove-customer-payment-instrument',
  service: 'commerce',
  method: 'DELETE',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/payment-instruments/{paymentInstrumentId}',
  query: ['siteId'],
  contract: { name: 'empty', file: 'empty' },
  access: 'shopper',
  effect: 'write',
  idempotent: true,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['customerId', 'paymentInstrumentId'],
}
