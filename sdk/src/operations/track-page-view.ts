import type { Operation } from './operation.ts'

/** Reports a page view to the old store's analytics; what it answers is not read. */
export const trackPageView: Operation = {
  id: 'track-page-view',
  service: 'legacy',
  method: 'GET',
  path: '/ocapi/on/demandware.store/Sites-{siteId}-Site/{locale}/__Analytics-Start',
  query: [],
  answer: 'ignored',
  access: 'public',
  effect: 'side-effect',
  idempotent: false,
  retries: 0,
  budgetMs: 1000,
  cacheSeconds: 0,
  personal: [],
}
