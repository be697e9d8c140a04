import type { MaybeNumber, MaybeText } from './maybe.ts'

/** The price from a quantity on, on the wire. */
export interface TieredPriceWire {
  quantity: number
  price?: MaybeNumber
}

/** A promotion that touches a product, on the wire. */
export interface ProductPromotionWire {
  promotionId: string
  calloutMsg?: MaybeText
  promotionalPrice?: MaybeNumber
}
