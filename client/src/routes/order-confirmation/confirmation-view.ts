import type { Purchase } from '@wallart/sdk/analytics'
import type { OrderDetailView } from '../../features/order-status/order-detail-view.ts'

export interface OrderConfirmationView {
  readonly order: OrderDetailView
  /** Where the letter went; empty when that is not known. */
  readonly email: string
  readonly isSignedIn: boolean
  /** The order for the data layer. */
  readonly purchase: Purchase
}
