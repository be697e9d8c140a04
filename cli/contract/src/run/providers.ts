import type { KnownKey } from '../model/site-context.ts'

/** The operation that provides each value; sessions and the environment provide the rest. */
export const PROVIDERS: Readonly<Partial<Record<KnownKey, string>>> = {
  upi: 'search-listing',
  otherUpi: 'search-listing',
  framableUpi: 'get-product-group',
  moulding: 'get-frame-choices',
  glass: 'get-frame-choices',
  imageId: 'search-listing',
  categoryId: 'get-category',
  productId: 'search-products',
  promotionId: 'get-product',
  recommender: 'get-recommenders',
  basketId: 'get-customer-baskets',
  orderNo: 'get-customer-orders',
  photoUpi: 'get-photos',
}
