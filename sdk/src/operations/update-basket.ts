import type { Operation } from './operation.ts'

/** Changes the currency of a basket. */
export const updateBasket: Operation = {
  id: 'update-basket',
  service: 'commerce',
  method: 'PATCH',
  path: '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}',
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
