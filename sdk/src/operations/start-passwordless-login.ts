import type { Operation } from './operation.ts'

/** Sends a shopper an e-mail with which they sign in without a password. */
export const startPasswordlessLogin: Operation = {
  id: 'start-passwordless-login',
  service: 'commerce',
  method: 'POST',
  path: '/shopper/auth/v1/organizations/{organizationId}/oauth2/passwordless/login',
  query: ['register_customer'],
  body: 'form',
  answer: 'ignored',
  access: 'client',
  effect: 'side-effect',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['authorization', 'user_id', 'usid'],
}
