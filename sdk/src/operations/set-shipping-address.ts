import type { Operation } from './operation.ts'

/** Sets the shipping address of a delivery. */
export const setShippingAddress: Operation = {
  id: 'set-shipping-address',
  service: 'commerce',
  method: 'PUT',
  path: '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/shipments/{shipmentId}/shipping-address',
  query: ['useAsBilling', 'siteId', 'locale'],
  body: 'json',
  contract: { name: 'basket', file: 'basket' },
  access: 'shopper',
  effect: 'write-undoable',
  idempotent: true,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['email', 'shippingAddress', 'billingAddress', 'paymentCard', 'giftCertificateItems'],
}
