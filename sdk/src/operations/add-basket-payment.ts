import type { Operation } from './operation.ts'

/** Says how a basket will be paid; of a card only the last digits are told. */
export const addBasketPayment: Operation = {
  id: 'add-basket-payment',
  service: 'commerce',
  method: 'POST',
  path: '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/payment-instruments',
  query: ['siteId', 'locale'],
  body: 'json',
  contract: { name: 'basket', file: 'basket' },
  access: 'shopper',
  effect: 'write-undoable',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: [
    'email',
    'shippingAddress',
    'billingAddress',
    'paymentCard',
    'giftCertificateItems',
    'giftCertificateCode',
  ],
}
