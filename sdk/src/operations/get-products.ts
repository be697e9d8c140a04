import type { Operation } from './operation.ts'

/** Several products as the commerce platform describes them, 24 at most. */
export const getProducts: Operation = {
  id: 'get-products',
  service: 'commerce',
  method: 'GET',
  path: '/product/shopper-products/v1/organizations/{organizationId}/products',
  query: ['ids', 'expand', 'allImages', 'perPricebook', 'siteId', 'locale', 'currency'],
  contract: { name: 'product', file: 'get-product' },
  access: 'shopper',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 3500,
  cacheSeconds: 60,
  personal: [],
}
