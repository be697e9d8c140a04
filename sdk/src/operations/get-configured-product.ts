import type { Operation } from './operation.ts'

/** One picture in a frame that a shopper has put together, with its price. */
export const getConfiguredProduct: Operation = {
  id: 'get-configured-product',
  service: 'bizapi',
  method: 'GET',
  path: '/v1/configurations/{upi}',
  query: [
    'siteId',
    'currency',
    'locale',
    'size',
    'moulding',
    'topMat',
    'topMatWidth',
    'bottomMat',
    'bottomMatWidth',
    'glass',
  ],
  contract: { name: 'configuredProduct', file: 'get-product-group' },
  access: 'public',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 3500,
  cacheSeconds: 60,
  personal: [],
}
