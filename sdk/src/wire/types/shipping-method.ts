import type { MaybeNumber, MaybeText } from './maybe.ts'

/** A way of delivery on the wire. */
export interface ShippingMethodWire {
  id: string
  name?: MaybeText
  description?: MaybeText
  price?: MaybeNumber
}
