import type { Operation } from './operation.ts'

/** Removes a gift card from a basket. */
export const removeGiftCertificateItem: Operation = {
  id: 'remove-gift-certificate-item',
  service: 'commerce',
  method: 'DELETE',
  path: '/checkout/shopper-baskets/v1/organizations/{organizationId}/baskets/{basketId}/gift-certificate-items/{giftCertificateItemId}',
  query: ['siteId', 'locale'],
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
