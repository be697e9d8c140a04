import { createAccountsClient, type AccountsClient } from '../clients/accounts.ts'
import type { AuthClient } from '../clients/auth.ts'
import { createBasketCheckoutClient } from '../clients/basket-checkout.ts'
import { createBasketsClient } from '../clients/baskets.ts'
import type { CommerceScope } from '../clients/commerce-scope.ts'
import { createCustomerAddressesClient, type CustomerAddressesClient } from '../clients/customer-addresses.ts'
import { createCustomerBasketsClient } from '../clients/customer-baskets.ts'
import { createCustomerCardsClient, type CustomerCardsClient } from '../clients/customer-cards.ts'
import { createGiftCardsClient } from '../clients/gift-cards.ts'
import { createListsClient } from '../clients/lists.ts'
import { createOrdersClient, type OrdersClient } from '../clients/orders.ts'
import { createPhotosClient, type PhotosClient } from '../clients/photos.ts'
import type { TokenStore } from '../auth/token-store.ts'
import type { Http } from '../http/http.ts'
import { requireOptions } from './set-up/require-options.ts'
import { createBasketService, type BasketService } from './basket.ts'
import { createCheckout, type CheckoutService } from './checkout.ts'
import { forgive } from './fallback/forgive.ts'
import { createFavourites, type Favourites } from './favourites.ts'
import { createGiftCards, type GiftCardsService } from './gift-cards.ts'
import { createConsoleLogger } from './logger.ts'
import { throwMistake, type ServiceOptions } from './service-options.ts'
import { SHOPPER_CONTRACTS } from './shopper/shopper-contracts.ts'
import { createSignIn, type SignInService } from './sign-in.ts'

/** Everything that belongs to one shopper, guest or customer. */
export interface Shopper {
  readonly basket: BasketService
  readonly checkout: CheckoutService
  readonly giftCards: GiftCardsService
  readonly favourites: Favourites
  readonly accounts: AccountsClient
  readonly addresses: CustomerAddressesClient
  readonly cards: CustomerCardsClient
  readonly orders: OrdersClient
  readonly photos: PhotosClient
  /** Throws what the service refuses with. */
  readonly signIn: SignInService
  /** Forgets the session and revokes its tokens; a service that cannot be told is no error. */
  readonly signOut: () => Promise<void>
}

/** What a shopper is opened with. */
export interface ShopperOptions extends Partial<ServiceOptions>, CommerceScope {
  readonly sessions: AuthClient
  /** Where the session is stored whose tokens the sender adds. */
  readonly store: TokenStore
  /** The currency the shopper pays in. */
  readonly currency: string
}

const REQUIRED = [
  'http.send()',
  'organizationId',
  'siteId',
  'locale',
  'sessions.loginWithPassword()',
  'store.read()',
  'currency',
]

/**
 * Opens one shopper of one site on a sender that adds the shopper's tokens.
 * @example
 * const { basket, signIn } = openShopper(http, { ...scope, sessions: auth, store, currency: 'USD', log })
 * await signIn.withPassword(credentials)
 */
export function openShopper(http: Http, options: ShopperOptions): Shopper {
  requireOptions('openShopper', { http, ...options }, REQUIRED)
  const { sessions, store, currency, log = createConsoleLogger(), onDegraded, ...shop } = options
  const clientOptions = { ...shop, currency, contracts: SHOPPER_CONTRACTS }
  const accounts = createAccountsClient(http, clientOptions)
  const baskets = createBasketsClient(http, clientOptions)
  const orders = createOrdersClient(http, clientOptions)

  async function customer() {
    const session = await store.read()
    return session && { customerId: session.customerId, customerType: session.customerType }
  }

  const basket = createBasketService({
    client: baskets,
    shopper: {
      baskets: createCustomerBasketsClient(http, clientOptions).baskets,
      customer,
      async email() {
        const session = await store.read()
        return session && (await accounts.get(session.customerId).catch(forgive(undefined)))?.email
      },
    },
    log,
    onDegraded,
    currency,
  })
  const checkoutClient = createBasketCheckoutClient(http, clientOptions)
  const checkout = createCheckout({ basket, baskets, checkout: checkoutClient, orders })

  return {
    basket,
    checkout,
    giftCards: createGiftCards({
      basket,
      giftCards: createGiftCardsClient(http, clientOptions),
      checkout: checkoutClient,
    }),
    favourites: createFavourites(createListsClient(http, clientOptions), {
      shopper: customer,
      log,
      onDegraded,
    }),
    accounts,
    addresses: createCustomerAddressesClient(http, clientOptions),
    cards: createCustomerCardsClient(http, clientOptions),
    orders,
    photos: createPhotosClient(http, clientOptions),
    signIn: createSignIn({ sessions, accounts, basket, checkout, store }),
    async signOut() {
      const session = await store.read()
      await store.clear()
      if (session)
        await sessions.logout(session).catch((error: unknown) => {
          throwMistake(error)
          log.warn({ err: error }, 'upstream logout failed')
        })
    },
  }
}
