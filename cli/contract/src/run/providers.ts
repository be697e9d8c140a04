import type { KnownKey } from '../model/site-context.ts'

/** The operation that provides each value; sessions and the environment provide the rest. */
export const PROVIDERS: Readonly<Partial<Record<KnownKey, string>>> = {
  upi: 'search-listing',
  otherUpi: 'search-listing',
  firstPage: 'search-listing',
  filter: 'search-listing',
  framableUpi: 'get-product-group',
  moulding: 'get-frame-choices',
  glass: 'get-frame-choices',
  imageId: 'search-listing',
  categoryId: 'get-category',
  leafCategoryId: 'get-category',
  productId: 'search-products',
  promotionId: 'get-product',
  recommender: 'get-recommenders',
  basketId: 'get-customer-baskets',
  orderNo: 'get-customer-orders',
  photoUpi: 'get-photos',
}

/** What each value is, in the words of reports. */
export const VALUE_NAMES: Readonly<Record<KnownKey, string>> = {
  guestToken: 'session of a guest',
  guestId: 'guest',
  customerToken: 'session of a customer',
  customerId: 'customer',
  upi: 'work',
  otherUpi: 'second work',
  firstPage: 'first page of the list',
  filter: 'filter of the list',
  framableUpi: 'work that can be framed',
  moulding: 'moulding',
  glass: 'glass',
  imageId: 'picture',
  categoryId: 'category',
  leafCategoryId: 'category without others in it',
  productId: 'product',
  promotionId: 'promotion',
  recommender: 'recommender',
  basketId: 'basket',
  orderNo: 'order',
  photoUpi: 'photo',
  giftCard: 'gift card',
  guestOrder: 'order of a guest',
}
