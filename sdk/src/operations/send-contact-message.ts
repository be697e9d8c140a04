import type { Operation } from './operation.ts'

/** Leaves a message for the people of the shop. */
export const sendContactMessage: Operation = {
  id: 'send-contact-message',
  service: 'bizapi',
  method: 'POST',
  path: '/v1/contact-messages',
  query: ['siteId', 'locale'],
  body: 'json',
  contract: { name: 'contactReference', file: 'send-contact-message' },
  access: 'public',
  effect: 'side-effect',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['name', 'email', 'orderNumber', 'message'],
}
