import type { Operation } from './operation.ts'

/** Asks for a message with which a password can be set again; what it answers is not read. */
export const submitPasswordReset: Operation = {
  id: 'submit-password-reset',
  service: 'storefront',
  method: 'POST',
  path: '/submit-password-reset',
  query: ['siteId'],
  body: 'form',
  answer: 'ignored',
  access: 'public',
  effect: 'side-effect',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['loginEmail'],
}
