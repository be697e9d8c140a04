import type { Operation } from './operation.ts'

/** Begins a guest's session: answers a code to exchange for tokens. */
export const authorizeGuest: Operation = {
  id: 'authorize-guest',
  service: 'commerce',
  method: 'GET',
  path: '/shopper/auth/v1/organizations/{organizationId}/oauth2/authorize',
  query: ['redirect_uri', 'response_type', 'client_id', 'channel_id', 'code_challenge', 'hint', 'usid'],
  answer: 'location',
  contract: { name: 'authorization', file: 'authorization' },
  hints: { 400: 'Check clientId, redirectUri and siteId.' },
  access: 'public',
  effect: 'write',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['usid', 'code'],
}
