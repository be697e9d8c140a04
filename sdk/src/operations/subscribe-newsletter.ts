import type { Operation } from './operation.ts'

/** Signs an e-mail address up for the newsletter; the service's address is the call's. */
export const subscribeNewsletter: Operation = {
  id: 'subscribe-newsletter',
  service: 'marketing',
  method: 'POST',
  path: '',
  query: [],
  body: 'json',
  access: 'api-key',
  effect: 'side-effect',
  idempotent: false,
  retries: 0,
  budgetMs: 1000,
  cacheSeconds: 0,
  personal: ['email'],
}
