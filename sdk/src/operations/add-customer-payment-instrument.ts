import type { Operation } from './operation.ts'

/** Adds a card to the account. */
export const addCustomerPaymentInstrument: Operation = {
  id: 'add-customer-payment-instrument',
  service: 'commerce',
  method: 'POST',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/payment-instruments',
  query: ['siteId'],
  body: 'json',
  contract: { name: 'paymentInstrument', file: 'add-customer-payment-instrument' },
  access: 'shopper',
  effect: 'write-undoable',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: [
    'customerId',
    'number',
    'maskedNumber',
    'numberLastDigits',
    'holder',
    'expirationMonth',
    'expirationYear',
  ],
}
