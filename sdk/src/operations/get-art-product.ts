import type { Operation } from './operation.ts'

/** A product as the products service describes it. */
export const getArtProduct: Operation = {
  id: 'get-art-product',
  service: 'products',
  method: 'GET',
  path: '/v1/products/{upi}',
  query: ['filterBy', 'includes', 'searchBy', 'siteId', 'date', 'zipCode'],
  contract: { name: 'records', file: 'get-art-product' },
  access: 'public',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 3500,
  cacheSeconds: 60,
  personal: ['zipCode'],
}
