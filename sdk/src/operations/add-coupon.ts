import type { Operation } from './operation.ts'

/** Puts a promo code into a basket; whether it applies is said by its status, not by the call’s. */
export const addCoupon: Operation = {
  id: 'add-coupon',
  service: 'commerce',
  method: 'POST',
  path: '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/coupons',
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
