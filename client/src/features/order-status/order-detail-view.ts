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
  /** The card with its last digits, and when it expires. */
  readonly payment: readonly string[]
  readonly shippingAddress: readonly string[]
  readonly billingAddress: readonly string[]
  readonly count: string
  readonly rows: readonly { readonly key: string; readonly label: string; readonly value: string }[]
  readonly items: readonly OrderDetailItem[]
}

export interface OrderDetailItem {
  readonly key: string
  readonly name: string
  readonly href: string
  readonly imageId: string
  readonly status: string
  readonly tone: OrderStatusTone
  /** Type, size and how it is shipped, each in words. */
  readonly details: readonly { readonly label: string; readonly value: string }[]
  readonly quantity: number
  readonly price: string
  /** Struck through beside the price; empty when it is the same. */
  readonly listPrice: string
  readonly tracking?: { readonly number: string; readonly href?: string }
}
