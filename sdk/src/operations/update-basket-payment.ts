import type { Operation } from './operation.ts'

/** Says how much a payment of a basket pays. */
export const updateBasketPayment: Operation = {
  id: 'update-basket-payment',
  service: 'commerce',
  method: 'PATCH',
  path: '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/payment-instruments/{paymentInstrumentId}',
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
