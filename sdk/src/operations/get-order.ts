import type { Operation } from './operation.ts'

/** An order of the shopper. */
export const getOrder: Operation = {
  id: 'get-order',
  service: 'commerce',
  method: 'GET',
  path: '/checkout/shopper-orders/v1/organizations/{organizationId}/orders/{orderNo}',
  query: ['siteId', 'locale'],
  contract: { name: 'order', file: 'order' },
  access: 'shopper',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 2000,
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
