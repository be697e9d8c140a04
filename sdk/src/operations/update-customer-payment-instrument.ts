import type { Operation } from './operation.ts'

/** Makes a card of the account the default one, or changes when it expires. */
export const updateCustomerPaymentInstrument: Operation = {
  id: 'update-customer-payment-instrument',
  service: 'commerce',
  method: 'PATCH',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/payment-instruments/{paymentInstrumentId}',
  query: ['siteId'],
  body: 'json',
  contract: { name: 'paymentInstrument', file: 'add-customer-payment-instrument' },
  access: 'shopper',
  effect: 'write',
  idempotent: true,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: [
    'customerId',
    'paymentInstrumentId',
    'maskedNumber',
    'numberLastDigits',
    'holder',
    'expirationMonth',
    'expirationYear',
  ],
}
