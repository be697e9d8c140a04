import type { OrderStatusTone, OrderTimeline } from '@wallart/sdk'

/** An order as its page shows it, in the shopper's language. */
export interface OrderDetailView {
  readonly orderNumber: string
  readonly date: string
  readonly status: string
  readonly tone: OrderStatusTone
  readonly timeline: OrderTimeline
  readonly trackingNumber: string
  readonly shippingMethod: string
  /** Whether it is gift cards by email alone. */
  readonly isEmailed: boolean
  /** Each card with its last digits and when it expires, and each gift card with the end of its code. */
  readonly payment: readonly string[]
  readonly shippingAddress: readonly string[]
  readonly billingAddress: readonly string[]
  readonly count: string
  readonly rows: readonly { readonly key: string; readonly label: string; readonly value: string }[]
  readonly shipments: readonly OrderShipment[]
}

/** Pieces that travel together, or wait together. */
export interface OrderShipment {
  readonly key: string
  /** Which parcel of how many; empty for the only one. */
  readonly title: string
  readonly status: string
  readonly tone: OrderStatusTone
  /** Who brings it and when, each in words. */
  readonly facts: readonly LabelledValue[]
  /** Of one among several, and pending where there is none yet; the only one is told of with the order. */
  readonly tracking?: { readonly number: string; readonly href?: string }
  readonly items: readonly OrderDetailItem[]
}

export interface LabelledValue {
  readonly label: string
  readonly value: string
}

export interface OrderDetailItem {
  readonly key: string
  /** Empty where the order service does not say it. */
  readonly upi: string
  readonly name: string
  /** What the picture shows, in words. */
  readonly alt: string
  readonly href: string
  readonly imageId: string
  readonly status: string
  readonly tone: OrderStatusTone
  /** Type, size, what was chosen for it and how it is shipped, each in words. */
  readonly details: readonly LabelledValue[]
  readonly quantity: number
  readonly price: string
  /** Struck through beside the price; empty when it is the same. */
  readonly listPrice: string
  readonly tracking?: { readonly number: string; readonly href?: string }
}
