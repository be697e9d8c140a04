import type { Money } from './money.ts'

/** What a shopper is about to buy. */
export interface Basket {
  /** Names the basket at the service. */
  readonly basketId: string
  /** The currency of all its amounts, as in USD. */
  readonly currency: string
  /** The guest or customer it belongs to. */
  readonly customerId?: string
  /** To whom the order will be confirmed. */
  readonly customerEmail?: string
  /** Its lines. */
  readonly productItems: readonly BasketItem[]
  /** The gift cards that are bought with it. */
  readonly giftCards: readonly BasketGiftCard[]
  /** Its deliveries; the shop uses the first. */
  readonly shipments: readonly Shipment[]
  /** What delivery costs. */
  readonly shippingItems: readonly ShippingItem[]
  /** The codes that were entered, also those that do not apply. */
  readonly couponItems: readonly CouponItem[]
  /** Discounts on the whole order. */
  readonly orderPriceAdjustments: readonly PriceAdjustment[]
  /** How it will be paid. */
  readonly paymentInstruments: readonly PaymentInstrument[]
  readonly billingAddress?: BasketAddress
  /** Its lines before discounts on the order. */
  readonly productSubTotal?: Money
  /** Its lines after all discounts. */
  readonly productTotal?: Money
  readonly itemTotal?: Money
  /** Delivery after discounts; absent until a way of delivery is set. */
  readonly shippingTotal?: Money
  /** Absent until the address is known. */
  readonly tax?: Money
  /** All that is to be paid; absent until tax and delivery are known. */
  readonly orderTotal?: Money
  readonly orderNumber?: string
  readonly orderNo?: string
  readonly orderCurrency?: string
  /** ISO 8601; an older answer never replaces a newer one. */
  readonly lastModified?: string
  /** What the marketing scripts are told of a change, handed on untouched. */
  readonly marketingEvents?: unknown
}

/** One line of a basket. */
export interface BasketItem {
  /** Names the line: what update and remove take. */
  readonly itemId: string
  /** The product at the service. */
  readonly productId: string
  /** The variant in the catalogue. */
  readonly upi?: string
  /** The path of its page. */
  readonly productUrl?: string
  /** Its title. */
  readonly productName: string
  /** How many pieces. */
  readonly quantity: number
  /** In which delivery it travels; absent where the service does not say. */
  readonly shipmentId?: string
  /** For all pieces of the line, before promotions. */
  readonly price: Money
  /** For one piece. */
  readonly unitPrice?: Money
  /** For all pieces of the line, after promotions on it. */
  readonly priceAfterDiscount?: Money
  /** Discounts on this line. */
  readonly priceAdjustments: readonly PriceAdjustment[]
  /** The chosen size, colour and so on, by the name of the choice. */
  readonly variationValues?: Readonly<Record<string, string>>
  /** What the line holds where its product is a bundle. */
  readonly bundledProductItems?: readonly BundledProductItem[]
}

/** A product within a bundle that is a line of a basket. */
export interface BundledProductItem {
  readonly itemId: string
  readonly productId: string
  readonly quantity: number
}

/** A gift card that is bought with a basket. */
export interface BasketGiftCard {
  readonly giftCardItemId: string
  readonly amount: Money
  readonly recipientName: string
  readonly recipientEmail: string
  readonly senderName?: string
  readonly message?: string
  /** The day on which it is sent, in ISO 8601 without a time. */
  readonly deliveryDate?: string
  readonly design?: string
}

/** One delivery of a basket, and where it goes. */
export interface Shipment {
  readonly shipmentId: string
  readonly shippingMethod?: ShippingMethod
  readonly shippingAddress?: BasketAddress
}

/** A way of delivery. */
export interface ShippingMethod {
  readonly id: string
  readonly name: string
  readonly description?: string
  readonly price?: Money
  /** What promotions leave of the price, where the service says it. */
  readonly discountedPrice?: Money
}

/** The ways in which a delivery can travel. */
export interface ShippingMethods {
  readonly methods: readonly ShippingMethod[]
  readonly defaultMethodId?: string
}

/** An address as a basket holds it, which may still be incomplete. */
export interface BasketAddress {
  readonly firstName?: string
  readonly lastName?: string
  readonly companyName?: string
  readonly addressLine1?: string
  readonly addressLine2?: string
  readonly city?: string
  readonly state?: string
  readonly zip?: string
  readonly country?: string
  readonly phone?: string
}

/** How a basket will be paid. */
export interface PaymentInstrument {
  readonly paymentInstrumentId: string
  /** CREDIT_CARD and others; the set is open. */
  readonly paymentMethodId?: string
  readonly amount?: Money
  readonly card?: MaskedCard
  readonly giftCard?: PayingGiftCard
}

/** A gift card that pays for a basket, of whose code only the end is known. */
export interface PayingGiftCard {
  readonly maskedCode: string
  /** What is left on it before the basket is paid, in its own currency. */
  readonly balance?: Money
}

/** A card of which only the last digits are known. */
export interface MaskedCard {
  readonly cardType?: string
  readonly maskedNumber?: string
  readonly holder?: string
  readonly expirationMonth?: number
  readonly expirationYear?: number
}

/** The cost of bringing a basket to the shopper. */
export interface ShippingItem {
  readonly itemId: string
  readonly price?: Money
  readonly priceAdjustments: readonly ShippingAdjustment[]
}

/** A change of the shipping price that a promotion caused; free shipping may come without an amount. */
export interface ShippingAdjustment {
  readonly priceAdjustmentId: string
  readonly promotionId?: string
  readonly itemText: string
  readonly price?: Money
  /** free, percentage, amount and others; the set is open. */
  readonly appliedDiscountType?: string
}

/** A change of price that a promotion caused. */
export interface PriceAdjustment extends ShippingAdjustment {
  readonly price: Money
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
  readonly custom?: Readonly<Record<string, unknown>>
}
