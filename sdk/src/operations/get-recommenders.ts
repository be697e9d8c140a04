import type { Operation } from './operation.ts'

/** Who recommends products on a site. */
export const getRecommenders: Operation = {
  id: 'get-recommenders',
  service: 'recommendations',
  method: 'GET',
  path: '/personalization/recommenders/{site}',
  query: [],
  contract: { name: 'recommenders', file: 'get-recommenders' },
  access: 'api-key',
  effect: 'read',
  idempotent: true,
  retries: 0,
  budgetMs: 400,
  cacheSeconds: 3600,
  personal: [],
}
