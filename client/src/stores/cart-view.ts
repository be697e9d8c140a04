import type { CouponState, Message, Money, QuantityRange } from '@wallart/sdk'

export interface CartLineView {
  readonly itemId: string
  readonly upi: string
  readonly title: string
  readonly artist: string
  readonly alt: string
  readonly href: string
  readonly imageId: string
  readonly details: readonly { readonly label: string; readonly value: string }[]
  readonly quantity: number
  /** Which quantities may be chosen; absent while that is not known, and for what is not for sale. */
  readonly range?: QuantityRange
  readonly price: string
  /** What all pieces would cost without sale and promotions; empty when that is the price. */
  readonly fullPrice: string
  /** For one piece; empty when there is only one. */
  readonly unitPrice: string
  /** What is told to the data layer of one piece. */
  readonly tracked: { readonly price: Money; readonly variant: string }
  readonly isUnavailable: boolean
  /** Said where the line holds more than is left. */
  readonly shortage?: Message
  /** Why it may not be sent to where the shopper is. */
  readonly restriction?: string
  readonly notes: readonly string[]
}

export interface CartRowView {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly notes: readonly string[]
}

export interface PromoCodeView {
  readonly id: string
  readonly code: string
  /** A gift card that pays nothing of the order is unused. */
  readonly state: CouponState | 'unused'
  /** What it gives and on which condition; empty when that is not known. */
  readonly text: string
}

export interface CartView {
  /** Empty before the first add. */
  readonly basketId: string
  /** The moment of the last change, in ISO 8601; empty when it is not known. */
  readonly version: string
  readonly lines: readonly CartLineView[]
  readonly rows: readonly CartRowView[]
  readonly promoCodes: readonly PromoCodeView[]
}
