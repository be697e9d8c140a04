import type { Operation } from './operation.ts'

/** The texts of the shop in one language. */
export const getTranslations: Operation = {
  id: 'get-translations',
  service: 'storefront',
  method: 'GET',
  path: '/static/translations/compiled/{locale}.json',
  query: [],
  contract: { name: 'translations', file: 'get-translations' },
  access: 'public',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 1500,
  cacheSeconds: 900,
  personal: [],
}
