import type { Money } from './money.ts'

/** An order as the guest lookup answers it. */
export interface GuestOrder {
  readonly orderNumber: string
  /** ISO 8601. */
  readonly orderDate: string
  readonly status: string
  /** The brand that it was placed with, where the order service says so. */
  readonly siteId?: string
  readonly currency: string
  readonly items: readonly OrderItem[]
  readonly paymentMethods: readonly OrderPayment[]
  readonly shippingAddress?: OrderAddress
  readonly billingAddress?: OrderAddress
  readonly subTotal?: Money
  readonly shippingTotal?: Money
  readonly tax?: Money
  readonly total?: Money
}

/** An order of a customer, as the commerce API answers it; every view of a guest's order shows it too. */
export interface CustomerOrder extends GuestOrder {
  readonly customerEmail?: string
  readonly shippingAddress?: CustomerOrderAddress
}

/** An order that was placed just now: where the rest of the answer breaks its contract, the number alone is known. */
export type PlacedOrder = Pick<CustomerOrder, 'orderNumber'> & Partial<CustomerOrder>

/** One page of a customer's orders. */
export interface CustomerOrders {
  readonly orders: readonly CustomerOrder[]
  readonly offset: number
  readonly limit: number
  /** On all pages. */
  readonly total: number
}

/** Which of a customer's orders are requested. */
export interface CustomerOrdersQuery {
  readonly limit?: number
  readonly offset?: number
  /** Statuses joined by commas. */
  readonly status?: string
  /** ISO 8601. */
  readonly from?: string
  /** ISO 8601. */
  readonly until?: string
}

/** One piece of an order. */
export interface OrderItem {
  readonly upi?: string
  readonly productName?: string
  readonly description?: string
  readonly imageUrl?: string
  readonly productUrl?: string
  /** For all pieces of the line. */
  readonly total: Money
  /** For all pieces of the line, as total is. */
  readonly listPrice?: Money
  readonly quantity: number
  /** With its unit, as delivered. */
  readonly height?: string
  /** With its unit, as delivered. */
  readonly width?: string
  readonly productTypeDescription?: string
  readonly statuses: readonly string[]
  /** Frame, mat, glass and the like, with the names in which they were delivered. */
  readonly attributes: readonly OrderItemAttribute[]
  readonly shippingInfo?: ShippingInfo
}

/** One thing that was chosen for a piece. */
export interface OrderItemAttribute {
  readonly name: string
  readonly value: string
}

/** How a piece travels. */
export interface ShippingInfo {
  readonly shippedMethod?: string
  readonly trackingNumber?: string
  readonly trackingUrl?: string
  /** Who brings it. */
  readonly carrier?: string
  /** The day on which it should arrive, ISO 8601. */
  readonly expectedDate?: string
  /** Where it goes, when that is not where the order goes. */
  readonly address?: OrderAddress
}

/** A card an order was paid with, also a gift card. */
export interface OrderPayment {
  readonly creditCardName: string
  readonly creditCardSuffix: string
  readonly expirationDate?: { readonly month: number; readonly year: number }
  /** What it has paid, where the order says so. */
  readonly amount?: Money
}

/** Where an order or its bill goes. */
export interface OrderAddress {
  readonly firstName: string
  readonly lastName: string
  readonly addressLine1: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** Where a customer's order goes, with all that was entered. */
export interface CustomerOrderAddress extends OrderAddress {
  readonly addressLine2?: string
  /** US, CA and others; the set is open. */
  readonly country?: string
  readonly phone?: string
}
