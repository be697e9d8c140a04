import type { Operation } from './operation.ts'

/** The texts of promotions. */
export const getPromotions: Operation = {
  id: 'get-promotions',
  service: 'commerce',
  method: 'GET',
  path: '/pricing/shopper-promotions/v1/organizations/{organizationId}/promotions',
  query: ['ids', 'siteId', 'locale'],
  contract: { name: 'promotions', file: 'get-promotions' },
  access: 'shopper',
  effect: 'read',
  idempotent: true,
  retries: 0,
  budgetMs: 400,
  cacheSeconds: 300,
  personal: [],
}
