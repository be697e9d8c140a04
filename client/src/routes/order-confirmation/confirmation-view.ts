import type { Purchase } from '@wallart/sdk/analytics'
import type { OrderDetailView } from '../../features/order-status/order-detail-view.ts'

export interface OrderConfirmationView {
  readonly orderNumber: string
  /** Whether an account was opened from the order just now. */
  readonly isAccountOpen: boolean
  /** What was ordered; missing while the order cannot be read. */
  readonly details: OrderConfirmationDetails | undefined
}

export interface OrderConfirmationDetails {
  readonly order: OrderDetailView
  /** Where the letter went; empty when that is not known. */
  readonly email: string
  /** Whether a password is all that an account still needs. */
  readonly opensAccount: boolean
  /** The order for the data layer. */
  readonly purchase: Purchase
}
