import type { Operation } from './operation.ts'

/** Opens a session in the old store for the customer in the token. */
export const startLegacySession: Operation = {
  id: 'start-legacy-session',
  service: 'legacy',
  method: 'POST',
  path: '/ocapi/s/{siteId}/dw/shop/v22_8/sessions',
  query: [],
  answer: 'ignored',
  access: 'shopper',
  effect: 'write',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: [],
}
