import type { Operation } from './operation.ts'

/** A photo of the shopper's album in every size and finish that its pixels allow. */
export const getPhotoProduct: Operation = {
  id: 'get-photo-product',
  service: 'bizapi',
  method: 'GET',
  path: '/v1/photos/products/{upi}',
  query: ['siteId', 'currency', 'locale'],
  contract: { name: 'photoProduct', file: 'get-product-group' },
  access: 'shopper',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 3500,
  cacheSeconds: 0,
  personal: ['upi', 'imageId'],
}
