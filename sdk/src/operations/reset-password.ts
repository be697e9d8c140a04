import type { Operation } from './operation.ts'

/** Gives an account a new password, for the token of a reset e-mail. */
export const resetPassword: Operation = {
  id: 'reset-password',
  service: 'commerce',
  method: 'POST',
  path: '/shopper/auth/v1/organizations/{organizationId}/oauth2/password/action',
  query: [],
  body: 'form',
  answer: 'ignored',
  access: 'public',
  effect: 'write',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['authorization', 'user_id', 'pwd_action_token', 'new_password'],
}
