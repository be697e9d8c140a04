import type { Operation } from './operation.ts'

/** Hands a guest’s basket over to the customer who has just signed in. */
export const transferBasket: Operation = {
  id: 'transfer-basket',
  service: 'commerce',
  method: 'POST',
  path: '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/actions/transfer',
  query: ['merge', 'overrideExisting', 'siteId', 'locale'],
  contract: { name: 'transferred', file: 'transfer-basket' },
  access: 'shopper',
  effect: 'write',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['email', 'shippingAddress', 'billingAddress', 'paymentCard', 'giftCertificateItems'],
}
