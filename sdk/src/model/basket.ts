import type { Money } from './money.ts'

/** What a shopper is about to buy. */
export interface Basket {
  readonly basketId: string
  readonly currency: string
  readonly customerEmail?: string
  readonly productItems: readonly BasketItem[]
  readonly shippingItems: readonly ShippingItem[]
  readonly couponItems: readonly CouponItem[]
  readonly orderPriceAdjustments: readonly PriceAdjustment[]
  readonly productSubTotal?: Money
  readonly productTotal?: Money
  readonly itemTotal?: Money
  readonly shippingTotal?: Money
  /** Absent until the address is known. */
  readonly tax?: Money
  readonly orderTotal?: Money
  readonly orderNumber?: string
}

/** One line of a basket. */
export interface BasketItem {
  readonly itemId: string
  readonly productId: string
  readonly upi?: string
  readonly productUrl?: string
  readonly productName: string
  readonly quantity: number
  readonly price: Money
  readonly priceAdjustments: readonly PriceAdjustment[]
}

/** The cost of bringing a basket to the shopper. */
export interface ShippingItem {
  readonly itemId: string
  readonly price?: Money
  readonly priceAdjustments: readonly PriceAdjustment[]
}

/** A change of price that a promotion caused. */
export interface PriceAdjustment {
  readonly priceAdjustmentId: string
  readonly promotionId?: string
  readonly itemText: string
  readonly price: Money
  /** free, percentage, amount and others; the set is open. */
  readonly appliedDiscountType?: string
}

/** A promo code in a basket. */
export interface CouponItem {
  readonly couponItemId: string
  readonly code: string
  /** applied, adhoc, or why it is not; the set is open. */
  readonly statusCode: string
}

/** A line to be put into a basket; the shop prices it by its UPI. */
export interface BasketLine {
  readonly productId: string
  readonly quantity: number
  readonly upi?: string
  /** Further c_ fields of the line, handed on untouched. */
  readonly custom: Readonly<Record<string, unknown>>
}
