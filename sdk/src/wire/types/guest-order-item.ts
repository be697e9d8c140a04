import type { MaybeNumber, MaybeText } from './maybe.ts'

/** A piece of a guest's order on the wire. */
export interface GuestOrderItemWire {
  upi?: MaybeText
  productName?: MaybeText
  description?: MaybeText
  imageUrl?: MaybeText
  productUrl?: MaybeText
  total: number
  listPrice?: MaybeNumber
  quantity: number
  /** A text with its unit, or a bare number. */
  height?: unknown
  /** A text with its unit, or a bare number. */
  width?: unknown
  productTypeDescription?: MaybeText
  statuses?: string[] | null | undefined
  shippingInfo?:
    { shippedMethod?: MaybeText; trackingNumber?: MaybeText; trackingUrl?: MaybeText } | null | undefined
}
