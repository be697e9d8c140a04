import type { MaybeNumber, MaybeText } from './maybe.ts'

/** A change of the shipping price on the wire. */
export interface ShippingAdjustmentWire {
  priceAdjustmentId: string
  promotionId?: MaybeText
  itemText?: MaybeText
  price?: MaybeNumber
  appliedDiscount?: { type?: MaybeText } | null | undefined
}

/** A change of price on the wire. */
export interface PriceAdjustmentWire extends ShippingAdjustmentWire {
  price: number
}
