import type { Operation } from './operation.ts'

/** The pages of one brand by ranges, for sitemaps. */
export const getSitemap: Operation = {
  id: 'get-sitemap',
  service: 'bizapi',
  method: 'GET',
  path: '/v4/sitemap',
  query: ['siteId', 'kind', 'from', 'limit'],
  contract: { name: 'sitemap', file: 'get-sitemap' },
  access: 'public',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 3000,
  cacheSeconds: 0,
  personal: [],
}
