import type { Operation } from './operation.ts'

/** Removes a promo code from a basket. */
export const removeCoupon: Operation = {
  id: 'remove-coupon',
  service: 'commerce',
  method: 'DELETE',
  path: '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/coupons/{couponItemId}',
  query: ['siteId', 'locale'],
  contract: { name: 'basket', file: 'basket' },
  access: 'shopper',
  effect: 'write-undoable',
  idempotent: true,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['email', 'shippingAddress', 'billingAddress', 'paymentCard', 'giftCertificateItems'],
}
