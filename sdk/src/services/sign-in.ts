import type { TokenStore } from '../auth/token-store.ts'
import type { AccountsClient } from '../clients/accounts.ts'
import type { AuthClient } from '../clients/auth.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import { requireOptions } from './set-up/require-options.ts'
import type { Basket } from '../model/basket.ts'
import type { CustomerAccount, CustomerRegistration } from '../model/customer.ts'
import type { Session } from '../model/session.ts'
import type { Credentials, PasswordlessStart } from '../model/sign-in.ts'
import { validateAddress } from '../rules/forms/validate-address.ts'
import type { BasketService, MergeOutcome } from './basket.ts'
import type { CheckoutService } from './checkout.ts'
import { forgive } from './fallback/forgive.ts'

/** A shopper who has just signed in. */
export interface SignedIn {
  readonly session: Session
  /** Undefined when the account could not be read. */
  readonly account: CustomerAccount | undefined
  /** Whether the guest's basket came along. */
  readonly merge: MergeOutcome
}

/** The ways to sign in, each of which takes the guest's basket along. */
export interface SignInService {
  /** Signs in with user name and password; a wrong one is unauthorized. */
  readonly withPassword: (credentials: Credentials, options?: CallOptions) => Promise<SignedIn>
  /** Opens an account and signs its customer in. */
  readonly registerAndSignIn: (registration: CustomerRegistration, options?: CallOptions) => Promise<SignedIn>
  /** Requests a sign-in e-mail; only for customers who have an account. */
  readonly requestEmail: (
    start: Pick<PasswordlessStart, 'userId' | 'callbackUri' | 'redirectUrl'>,
    options?: CallOptions,
  ) => Promise<void>
  /** Signs in by the token of a sign-in e-mail, which is good for its own address only. */
  readonly withToken: (token: string, options: CallOptions & { readonly userId: string }) => Promise<SignedIn>
}

/** What the sign-in works with. */
export interface SignInOptions {
  readonly sessions: AuthClient
  readonly accounts: AccountsClient
  readonly basket: BasketService
  /** A shopper who signs in during the checkout keeps its address. */
  readonly checkout?: Pick<CheckoutService, 'setShippingAddress'>
  readonly store: TokenStore
}

const NEEDED: NeededArguments<SignInService> = {
  withPassword: ['credentials:object:username,password'],
  registerAndSignIn: ['registration:object:email,password'],
  requestEmail: ['start:object'],
  withToken: ['token:string', 'options:object'],
}

/**
 * Creates the sign-in of one shopper.
 * @example
 * const signIn = createSignIn({ sessions: auth, accounts, basket: service, store })
 * const { account, merge } = await signIn.withPassword(credentials)
 */
export function createSignIn(parts: SignInOptions): SignInService {
  requireOptions('createSignIn', parts, [
    'sessions.loginWithPassword()',
    'accounts.register()',
    'basket.mergeAfterLogin()',
    'store.write()',
  ])
  const { sessions, accounts, basket, checkout, store } = parts
  async function begin(start: (usid: string | undefined) => Promise<Session>): Promise<SignedIn> {
    const before = await store.read()
    const isGuest = before?.customerType === 'guest'
    const guestBasket = isGuest ? await basket.current().catch(forgive('unknown' as const)) : undefined
    const session = await start(before?.usid)
    await store.write(session)
    const [account, merge] = await Promise.all([
      accounts.get(session.customerId).catch(forgive(undefined)),
      basket.mergeAfterLogin({ customerType: before?.customerType, basket: guestBasket }),
    ])
    if (guestBasket !== 'unknown') await carryAddress(guestBasket, merge)
    return { session, account, merge }
  }

  // A merge takes the lines along, not where they go; what was entered just now counts, not what an old basket has.
  async function carryAddress(guestBasket: Basket | undefined, merge: MergeOutcome): Promise<void> {
    const entered = guestBasket?.shipments[0]?.shippingAddress
    const address = validateAddress(entered)
    if (!checkout || !merge.ok || !address.ok) return
    const phone = entered?.phone
    await checkout.setShippingAddress({ ...address.value, ...(phone && { phone }) }).catch(forgive(undefined))
  }

  const withPassword = (credentials: Credentials, options?: CallOptions) =>
    begin(usid => sessions.loginWithPassword(credentials, { ...options, usid }))

  return checkedCalls(NEEDED, {
    withPassword,
    async registerAndSignIn(registration, options) {
      await accounts.register(registration, options)
      const { email: username, password } = registration
      return withPassword({ username, password }, { ...options, idempotencyKey: undefined })
    },
    async requestEmail(start, options) {
      const usid = (await store.read())?.usid
      await sessions.startPasswordless({ ...start, usid, registerCustomer: false }, options)
    },
    withToken: (token, options) => begin(usid => sessions.finishPasswordless(token, { ...options, usid })),
  })
}
