import type { Operation } from './operation.ts'

/** Signs a shopper in with e-mail and password: answers a code to exchange for tokens. */
export const logIn: Operation = {
  id: 'log-in',
  service: 'commerce',
  method: 'POST',
  path: '/shopper/auth/v1/organizations/{organizationId}/oauth2/login',
  query: [],
  body: 'form',
  answer: 'location',
  contract: { name: 'authorization', file: 'authorization' },
  hints: { 400: 'Check clientId, redirectUri and siteId.', 401: 'Check e-mail and password.' },
  access: 'public',
  effect: 'write',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['authorization', 'usid', 'code'],
}
