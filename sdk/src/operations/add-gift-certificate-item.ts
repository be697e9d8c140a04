import type { Operation } from './operation.ts'

/** Adds a gift card to a basket. */
export const addGiftCertificateItem: Operation = {
  id: 'add-gift-certificate-item',
  service: 'commerce',
  method: 'POST',
  path: '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/gift-certificate-items',
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
    'recipientName',
    'recipientEmail',
    'senderName',
    'message',
  ],
}
