import type { MaybeText } from './maybe.ts'

/** An entry of a product list on the wire; a gift certificate in it has no product. */
export interface ProductListItemWire {
  id: string
  productId?: MaybeText
}

/** A product list on the wire, which leaves its entries out when there are none. */
export interface ProductListWire {
  id: string
  type: string
  customerProductListItems?: ProductListItemWire[] | null | undefined
}
