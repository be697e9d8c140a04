import type { Operation } from './operation.ts'

/** What the recommenders of one zone of a page propose for some products and a shopper. */
export const getZoneRecommendations: Operation = {
  id: 'get-zone-recommendations',
  service: 'recommendations',
  method: 'POST',
  path: '/personalization/{site}/zones/{zone}/recs',
  query: [],
  body: 'json',
  contract: { name: 'recommendation', file: 'recommendation' },
  access: 'api-key',
  effect: 'read',
  idempotent: true,
  retries: 0,
  budgetMs: 400,
  cacheSeconds: 0,
  personal: ['cookieId', 'userId'],
}
