import type { Operation } from './operation.ts'

/** A part of a photo; the last one adds the photo to the shopper's album. Parts go on where the last one ended. */
export const appendPhoto: Operation = {
  id: 'append-photo',
  service: 'bizapi',
  method: 'PUT',
  path: '/v1/photo-uploads/{uploadId}',
  query: ['siteId', 'offset', 'size'],
  body: 'bytes',
  contract: { name: 'part', file: 'append-photo' },
  access: 'shopper',
  effect: 'write-undoable',
  idempotent: true,
  retries: 0,
  budgetMs: 60_000,
  cacheSeconds: 0,
  personal: ['uploadId', 'photoId', 'upi', 'imageId'],
}
