import type { Operation } from './operation.ts'

/** Whether an account of the old shop hangs on an e-mail address. */
export const checkLegacyAccount: Operation = {
  id: 'check-legacy-account',
  service: 'storefront',
  method: 'GET',
  path: '/legacy',
  query: ['email', 'siteId'],
  contract: { name: 'isLegacy', file: 'check-legacy-account' },
  access: 'public',
  effect: 'read',
  idempotent: true,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['email'],
}
