import type { Operation } from './operation.ts'

/** A new basket of its shopper, who may have one at a time. */
export const createBasket: Operation = {
  id: 'create-basket',
  service: 'commerce',
  method: 'POST',
  path: '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets',
  query: ['siteId', 'locale'],
  body: 'json',
  contract: { name: 'basket', file: 'basket' },
  access: 'shopper',
  effect: 'write-undoable',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['email', 'shippingAddress', 'billingAddress', 'paymentCard', 'giftCertificateItems'],
}
