import type { NewProductListItem } from '../../model/product-list.ts'

/** The type of the list that keeps a customer's favourites. */
export const WISH_LIST_TYPE = 'wish_list'

/** What is sent to keep a picture: one piece, priority 1, for the customer's eyes only. */
export function newProductListItem(imageId: string): NewProductListItem {
  return { productId: imageId, quantity: 1, public: false, priority: 1, type: 'product' }
}
