import type { Operation } from './operation.ts'

/** Suggestions for a few typed letters; the service is one address, so the path is empty. */
export const suggest: Operation = {
  id: 'suggest',
  service: 'typeahead',
  method: 'GET',
  path: '',
  query: ['q', 'categoryMaxCount', 'fuzzy', 'locale'],
  contract: { name: 'suggestions', file: 'suggest' },
  access: 'public',
  effect: 'read',
  idempotent: true,
  retries: 0,
  budgetMs: 800,
  cacheSeconds: 300,
  personal: [],
}
