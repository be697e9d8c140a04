import type { Operation } from './operation.ts'

/** The photos of the shopper's album, the newest first. */
export const getPhotos: Operation = {
  id: 'get-photos',
  service: 'bizapi',
  method: 'GET',
  path: '/v1/photos',
  query: ['siteId'],
  contract: { name: 'photos', file: 'get-photos' },
  access: 'shopper',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 3500,
  cacheSeconds: 0,
  personal: ['photoId', 'upi', 'imageId'],
}
