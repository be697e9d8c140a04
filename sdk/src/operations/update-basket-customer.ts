import type { Operation } from './operation.ts'

/** Sets the customer of a basket. */
export const updateBasketCustomer: Operation = {
  id: 'update-basket-customer',
  service: 'commerce',
  method: 'PUT',
  path: '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/customer',
  query: ['siteId', 'locale'],
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
