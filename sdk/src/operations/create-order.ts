import type { Operation } from './operation.ts'

/** An order out of a basket. */
export const createOrder: Operation = {
  id: 'create-order',
  service: 'commerce',
  method: 'POST',
  path: '/checkout/shopper-orders/v1/organizations/{organizationId}/orders',
  query: ['siteId', 'locale'],
  body: 'json',
  contract: { name: 'order', file: 'order' },
  access: 'shopper',
  effect: 'side-effect',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: [
    'orderNo',
    'customerInfo',
    'customerName',
    'billingAddress',
    'shippingAddress',
    'paymentInstruments',
    'trackingNumber',
    'c_tracking-url',
  ],
}
