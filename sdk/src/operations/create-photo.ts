import type { Operation } from './operation.ts'

/** A photo for the shopper's album; the body is the file itself. */
export const createPhoto: Operation = {
  id: 'create-photo',
  service: 'bizapi',
  method: 'POST',
  path: '/v1/photos',
  query: ['siteId'],
  body: 'bytes',
  contract: { name: 'photo', file: 'create-photo' },
  access: 'shopper',
  effect: 'write-undoable',
  idempotent: false,
  retries: 0,
  budgetMs: 60_000,
  cacheSeconds: 0,
  personal: ['photoId', 'upi', 'imageId'],
}
