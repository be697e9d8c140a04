import type { KnownKey } from '../probes/site-context.ts'

/** From which operation each thing is learned; sessions and the environment give the rest. */
export const PROVIDERS: Readonly<Partial<Record<KnownKey, string>>> = {
  upi: 'search-listing',
  otherUpi: 'search-listing',
  imageId: 'search-listing',
  categoryId: 'get-category',
  productId: 'search-products',
  promotionId: 'get-product',
  recommender: 'get-recommenders',
  basketId: 'get-customer-baskets',
  orderNo: 'get-customer-orders',
}
