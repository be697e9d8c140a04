import type { MaybeNumber, MaybeText } from './maybe.ts'

/** A line of an order on the wire. */
export interface OrderItemWire {
  productName?: MaybeText
  itemText?: MaybeText
  quantity: number
  price: number
  priceAfterItemDiscount?: MaybeNumber
  shipmentId?: MaybeText
  c_upi?: MaybeText
  'c_product-url'?: MaybeText
  'c_image-url'?: MaybeText
  'c_product-type'?: MaybeText
  c_height?: MaybeText
  c_width?: MaybeText
  c_statuses?: string[] | null | undefined
}
