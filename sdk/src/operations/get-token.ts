import type { Operation } from './operation.ts'

/** Issues tokens for a code, for a refresh token or for a client's secret. */
export const getToken: Operation = {
  id: 'get-token',
  service: 'commerce',
  method: 'POST',
  path: '/shopper/auth/v1/organizations/{organizationId}/oauth2/token',
  query: [],
  body: 'form',
  contract: { name: 'token', file: 'token' },
  hints: { 400: 'Check clientId, redirectUri and siteId.', 401: 'Check clientId and clientSecret.' },
  access: 'public',
  effect: 'write',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: [
    'authorization',
    'code',
    'code_verifier',
    'access_token',
    'refresh_token',
    'id_token',
    'idp_access_token',
    'usid',
    'customer_id',
    'enc_user_id',
  ],
}
