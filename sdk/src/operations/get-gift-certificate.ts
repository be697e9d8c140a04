import type { Operation } from './operation.ts'

/** What is left on a gift card; its code goes in the body, where no log keeps it. */
export const getGiftCertificate: Operation = {
  id: 'get-gift-certificate',
  service: 'commerce',
  method: 'POST',
  path: '/checkout/shopper-gift-certificates/v1/organizations/{organizationId}/gift-certificate',
  query: ['siteId', 'locale'],
  body: 'json',
  contract: { name: 'giftCard', file: 'get-gift-certificate' },
  access: 'shopper',
  effect: 'read',
  idempotent: true,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['giftCertificateCode'],
}
