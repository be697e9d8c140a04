import type { Operation } from './operation.ts'

/** The recommendations of one recommender for some products and a shopper. */
export const getRecommendations: Operation = {
  id: 'get-recommendations',
  service: 'recommendations',
  method: 'POST',
  path: '/personalization/recs/{site}/{recommender}',
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
