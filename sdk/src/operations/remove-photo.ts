import type { Operation } from './operation.ts'

/** Deletes a photo for good; an order keeps a small picture of what was ordered. */
export const removePhoto: Operation = {
  id: 'remove-photo',
  service: 'bizapi',
  method: 'DELETE',
  path: '/v1/photos/{photoId}',
  query: ['siteId'],
  contract: { name: 'empty', file: 'empty' },
  access: 'shopper',
  effect: 'write',
  idempotent: true,
  retries: 0,
  budgetMs: 5000,
  cacheSeconds: 0,
  personal: ['photoId'],
}
