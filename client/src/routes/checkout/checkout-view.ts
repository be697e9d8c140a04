import type { CheckoutStepName, Message, Money, SeenOrder } from '@wallart/sdk'
import type { AnalyticsProduct } from '@wallart/sdk/analytics'
import type { PromoNotice } from '../../features/promo-code/promo-notice.ts'
import type { CartRowView, PromoCodeView } from '../../stores/cart-view.ts'

export interface CheckoutView {
  /** The step that is being filled in. */
  readonly step: CheckoutStepName
  readonly steps: readonly CheckoutStepView[]
  readonly basketId: string
  /** Of the order; the text is what gift cards leave to be paid. */
  readonly total: { readonly text: string; readonly amount: Money }
  /** The order to be placed, once its costs are known. */
  readonly seen?: SeenOrder
  /** False where gift cards are all that is bought. */
  readonly needsShipping: boolean
  /** Whether gift cards pay for everything. */
  readonly isCovered: boolean
  readonly isSignedIn: boolean
  readonly email: string
  /** The account's, which the order takes whatever is typed (BSK-12). */
  readonly isOwnEmail: boolean
  readonly addresses: readonly SavedAddressView[]
  /** What the fields of the two addresses hold. */
  readonly shipping: AddressValues
  readonly billing: AddressValues
  readonly isBillingSame: boolean
  readonly methods: readonly DeliveryMethodView[]
  readonly cards: readonly SavedCardView[]
  readonly count: string
  readonly lines: readonly CheckoutLineView[]
  readonly rows: readonly CartRowView[]
  readonly promoCodes: readonly PromoCodeView[]
  readonly promoNotice?: PromoNotice
  /** What the shopper has to know before they go on. */
  readonly problem?: Message
  /** An order before this one that may have been placed though its answer failed. */
  readonly orderAttempt?: SeenOrder
  /** The same for the data layer. */
  readonly products: readonly AnalyticsProduct[]
}

export type AddressValues = Readonly<Record<string, string>>

export interface CheckoutStepView {
  readonly name: CheckoutStepName
  readonly state: 'done' | 'open' | 'ahead'
  /** What was entered, a line each. */
  readonly lines: readonly string[]
}

interface SavedAddressView {
  readonly id: string
  readonly text: string
}

interface SavedCardView {
  readonly id: string
  readonly name: string
  readonly expiry: string
}

interface DeliveryMethodView {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: string
  readonly isChosen: boolean
}

interface CheckoutLineView {
  readonly itemId: string
  readonly title: string
  readonly alt: string
  readonly imageId: string
  readonly upi: string
  readonly details: readonly string[]
  readonly quantity: number
  readonly price: string
}
