import type { ProductList, ProductListItem } from '../../model/product-list.ts'

/** The entry of a list that keeps a picture, if there is one. */
export function findListItem(list: ProductList | undefined, imageId: string): ProductListItem | undefined {
  return list?.items.find(item => item.productId === imageId)
}

/** Whether a list keeps a picture. */
export function isInList(list: ProductList | undefined, imageId: string): boolean {
  return findListItem(list, imageId) !== undefined
}
