import type { Operation } from './operation.ts'

/** Issues tokens for the token of a sign-in e-mail. */
export const getPasswordlessToken: Operation = {
  id: 'get-passwordless-token',
  service: 'commerce',
  method: 'POST',
  path: '/shopper/auth/v1/organizations/{organizationId}/oauth2/passwordless/token',
  query: [],
  body: 'form',
  contract: { name: 'token', file: 'token' },
  access: 'client',
  effect: 'write',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: [
    'authorization',
    'pwdless_login_token',
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
