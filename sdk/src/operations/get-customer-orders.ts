import type { Operation } from './operation.ts'

/** One page of a customer's orders. */
export const getCustomerOrders: Operation = {
  id: 'get-customer-orders',
  service: 'commerce',
  method: 'GET',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/orders',
  query: ['limit', 'offset', 'status', 'from', 'until', 'siteId'],
  contract: { name: 'orders', file: 'get-customer-orders' },
  access: 'shopper',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 2000,
  cacheSeconds: 0,
  personal: [
    'customerId',
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
