import type { MaybeNumber, MaybeText } from './maybe.ts'
import type { PriceAdjustmentWire } from './price-adjustment.ts'

/** A line of a basket on the wire. */
export interface BasketItemWire {
  itemId: string
  productId: string
  productName?: MaybeText
  itemText?: MaybeText
  quantity: number
  price: number
  basePrice?: MaybeNumber
  priceAfterItemDiscount?: MaybeNumber
  priceAdjustments?: PriceAdjustmentWire[] | null | undefined
  /** The chosen size, colour and so on, by the name of the choice. */
  variationValues?: unknown
  c_upi?: MaybeText
  'c_product-url'?: MaybeText
}
