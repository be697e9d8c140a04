import type { Operation } from './operation.ts'

/** The ways in which a delivery can travel. */
export const getShippingMethods: Operation = {
  id: 'get-shipping-methods',
  service: 'commerce',
  method: 'GET',
  path: '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/shipments/{shipmentId}/shipping-methods',
  query: ['siteId', 'locale'],
  contract: { name: 'shippingMethods', file: 'get-shipping-methods' },
  access: 'shopper',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 2000,
  cacheSeconds: 0,
  personal: [],
}
