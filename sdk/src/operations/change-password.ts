import type { Operation } from './operation.ts'

/** A new password in place of the current one. */
export const changePassword: Operation = {
  id: 'change-password',
  service: 'commerce',
  method: 'PUT',
  path: '/customer/shopper-customers/v1/organizations/{organizationId}/customers/{customerId}/password',
  query: ['siteId'],
  body: 'json',
  contract: { name: 'empty', file: 'empty' },
  access: 'shopper',
  effect: 'write',
  idempotent: false,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['customerId', 'currentPassword', 'password'],
}
