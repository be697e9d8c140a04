import type { Operation } from './operation.ts'

/** Changes a gift card of a basket. */
export const updateGiftCertificateItem: Operation = {
  id: 'update-gift-certificate-item',
  service: 'commerce',
  method: 'PATCH',
  path: '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/gift-certificate-items/{giftCertificateItemId}',
  query: ['siteId', 'locale'],
  body: 'json',
  contract: { name: 'basket', file: 'basket' },
  access: 'shopper',
  effect: 'write-undoable',
  idempotent: true,
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
