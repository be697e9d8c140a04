import type { Operation } from './operation.ts'

/** A product as the commerce platform describes it. */
export const getProduct: Operation = {
  id: 'get-product',
  service: 'commerce',
  method: 'GET',
  path: '/product/shopper-products/v1/organizations/{organizationId}/products/{id}',
  query: ['expand', 'allImages', 'perPricebook', 'siteId', 'locale', 'currency'],
  contract: { name: 'product', file: 'get-product' },
  access: 'shopper',
  effect: 'read',
  idempotent: true,
  retries: 1,
  budgetMs: 3500,
  cacheSeconds: 60,
  personal: [],
}
