import type { Operation } from './operation.ts'

/** Sends a shopper an e-mail with which they choose a new password. */
export const requestPasswordReset: Operation = {
  id: 'request-password-reset',
  service: 'commerce',
  method: 'POST',
  path: '/shopper/auth/v1/organizations/{organizationId}/oauth2/password/reset',
  query: [],
  body: 'form',
  answer: 'ignored',
  access: 'public',
  effect: 'side-effect',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['authorization', 'user_id'],
}
