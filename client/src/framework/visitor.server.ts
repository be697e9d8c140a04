import type { Credentials, DeliveryZip, PasswordReset, Session } from '@wallart/sdk'
import type { AccountsClient } from '@wallart/sdk/clients/accounts'
import type { CustomerAddressesClient } from '@wallart/sdk/clients/customer-addresses'
import type { CustomerCardsClient } from '@wallart/sdk/clients/customer-cards'
import type { PhotosClient } from '@wallart/sdk/clients/photos'
import type { OrdersClient } from '@wallart/sdk/clients/orders'
import type { BasketService } from '@wallart/sdk/services/basket'
import type { CheckoutService } from '@wallart/sdk/services/checkout'
import type { Favourites } from '@wallart/sdk/services/favourites'
import type { SignInService } from '@wallart/sdk/services/sign-in'

export interface DeliveryZipStore {
  /** The usual place until they have named one. */
  readonly read: () => DeliveryZip
  readonly write: (zip: DeliveryZip) => void
}

/** What a browser has tried to sign in with; forgotten after ten minutes. */
export interface SignInAttempt {
  /** The address whose password was refused. */
  readonly refused?: string
  /** The address that a sign-in e-mail went to. */
  readonly mailed?: string
}

interface SignInAttemptStore {
  readonly read: () => SignInAttempt
  readonly write: (attempt: SignInAttempt) => void
}

interface LastOrderStore {
  readonly read: () => string | undefined
  readonly write: (orderNumber: string) => void
}

/** What is one visitor's own, for the time of one request; it runs on the server only. */
export interface Visitor {
  readonly session: () => Session | undefined
  readonly basket: BasketService
  readonly favourites: Favourites
  readonly accounts: AccountsClient
  readonly addresses: CustomerAddressesClient
  readonly cards: CustomerCardsClient
  readonly orders: Pick<OrdersClient, 'get' | 'listForCustomer'>
  readonly photos: PhotosClient
  readonly checkout: CheckoutService
  /** The number of the order that was placed last. */
  readonly lastOrder: LastOrderStore
  readonly delivery: DeliveryZipStore
  /** Throws what the service refuses with. */
  readonly signIn: SignInService
  readonly signInAttempt: SignInAttemptStore
  /** Opens a session in the old shop; it may fail without harm. */
  readonly startLegacySession: () => Promise<void>
  readonly resetPassword: (reset: PasswordReset) => Promise<void>
  /** Changes the e-mail address of a customer who signs in once more; throws what the service refuses with. */
  readonly changeEmail: (credentials: Credentials, email: string) => Promise<void>
  readonly logOut: () => Promise<void>
}
