import type { Operation } from './operation.ts'

/** A basket as it is now. */
export const getBasket: Operation = {
  id: 'get-basket',
  service: 'commerce',
  method: 'GET',
  path: '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}',
  query: ['siteId', 'locale'],
  contract: { name: 'basket', file: 'basket' },
  access: 'shopper',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 2000,
  cacheSeconds: 0,
  personal: ['email', 'shippingAddress', 'billingAddress', 'paymentCard', 'giftCertificateItems'],
}
