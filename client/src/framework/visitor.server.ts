import type { Credentials, DeliveryZip, PasswordReset, SeenOrder, Session } from '@wallart/sdk'
import type { Shopper } from '@wallart/sdk/services/shopper'

export interface DeliveryZipStore {
  /** The usual place until they have named one. */
  readonly read: () => DeliveryZip
  readonly write: (zip: DeliveryZip) => void
  readonly forget: () => void
}

/** What a browser has tried to sign in with; forgotten after ten minutes. */
export interface SignInAttempt {
  /** The address whose password was refused. */
  readonly refused?: string
  /** The address that a sign-in e-mail went to. */
  readonly mailed?: string
  /** The picture that is kept when the sign-in is done. */
  readonly heart?: string
}

interface SignInAttemptStore {
  readonly read: () => SignInAttempt
  readonly write: (attempt: SignInAttempt) => void
  /** Counts an attempt to sign in to an account; answers in how many seconds to retry where there were too many. */
  readonly enforceLimit: (email: string) => Promise<number | undefined>
  /** Waits the longer, the more has been guessed at this address. */
  readonly slowDown: (email: string) => Promise<void>
}

/** An order that may have been placed: its answer, too, may be lost on the way to the browser. */
export interface OrderAttempt extends SeenOrder {
  /** Whose it was, guest or customer. */
  readonly customerId: string | undefined
  readonly isCustomers: boolean
  /** Whether it was sent for sure, and its answer failed. */
  readonly isSent: boolean
}

export interface LastOrder {
  readonly orderNumber?: string | undefined
  /** Who placed it, guest or customer. */
  readonly customerId?: string | undefined
  /** What was seen or sent, and of which it is not known whether it was placed. */
  readonly attempts: readonly OrderAttempt[]
}

interface LastOrderStore {
  readonly read: () => LastOrder
  readonly write: (lastOrder: LastOrder) => void
  readonly forget: () => void
}

/** What is one visitor's own, for the time of one request; it runs on the server only. */
export interface Visitor extends Shopper {
  readonly session: () => Session | undefined
  /** Whether a customer's session has ended, until they sign in or go on as a guest. */
  readonly hasEndedSession: () => boolean
  readonly goOnAsGuest: () => void
  /** Whether what the guest had in the cart is still not in the customer's. */
  readonly isCartUnmerged: () => boolean
  /** The order that this browser placed last. */
  readonly lastOrder: LastOrderStore
  readonly delivery: DeliveryZipStore
  /** Forgets by what id this browser is known to the recommendation service. */
  readonly forgetRecommendationId: () => void
  readonly signInAttempt: SignInAttemptStore
  /** Opens a session in the old shop; it may fail without harm. */
  readonly startLegacySession: () => Promise<void>
  readonly resetPassword: (reset: PasswordReset) => Promise<void>
  /**
   * Changes the e-mail address of a customer who signs in once more; throws what the service refuses with.
   * Credentials of another customer change nothing, and the answer is false.
   */
  readonly changeEmail: (credentials: Credentials, email: string) => Promise<boolean>
}
