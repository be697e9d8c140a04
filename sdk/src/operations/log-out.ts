import type { Operation } from './operation.ts'

/** Ends a session and revokes its tokens. */
export const logOut: Operation = {
  id: 'log-out',
  service: 'commerce',
  method: 'GET',
  path: '/shopper/auth/v1/organizations/{organizationId}/oauth2/logout',
  query: ['client_id', 'refresh_token', 'channel_id', 'hint'],
  answer: 'ignored',
  access: 'shopper',
  effect: 'write',
  idempotent: true,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['authorization', 'refresh_token'],
}
