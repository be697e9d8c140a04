import type { Operation } from './operation.ts'

/** What a frame for one picture can be put together from. */
export const getFrameChoices: Operation = {
  id: 'get-frame-choices',
  service: 'bizapi',
  method: 'GET',
  path: '/v1/configurations/{upi}/choices',
  query: ['siteId', 'locale'],
  contract: { name: 'frameChoices', file: 'get-frame-choices' },
  access: 'public',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 3500,
  cacheSeconds: 60,
  personal: [],
}
