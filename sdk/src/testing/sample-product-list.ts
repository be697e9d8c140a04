import type { ProductListWire } from '../wire/product-list.ts'

/** A customer's favourites as the commerce API answers them, changed as a test needs it. */
export function sampleProductList(changes: Partial<ProductListWire> = {}): ProductListWire {
  return {
    id: 'list-1',
    type: 'wish_list',
    customerProductListItems: [{ id: 'entry-1', productId: 'zone-1042' }],
    ...changes,
  }
}
