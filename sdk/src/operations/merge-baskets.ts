import type { Operation } from './operation.ts'

/** Moves what a guest has gathered into the basket of the customer who has just signed in. */
export const mergeBaskets: Operation = {
  id: 'merge-baskets',
  service: 'commerce',
  method: 'POST',
  path: '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/actions/merge',
  query: ['createDestinationBasket', 'productItemMergeMode', 'siteId', 'locale'],
  contract: { name: 'basket', file: 'basket' },
  access: 'shopper',
  effect: 'write',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['email', 'shippingAddress', 'billingAddress', 'paymentCard', 'giftCertificateItems'],
}
