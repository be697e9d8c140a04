import type { Visitor } from '@wallart/client/framework/visitor.server.ts'
import { createTokenSource } from '@wallart/sdk/auth/token-source'
import { siteCurrency, type Session } from '@wallart/sdk'
import { createAccountsClient } from '@wallart/sdk/clients/accounts'
import { createBasketCheckoutClient } from '@wallart/sdk/clients/basket-checkout'
import { createBasketsClient } from '@wallart/sdk/clients/baskets'
import { createCustomerAddressesClient } from '@wallart/sdk/clients/customer-addresses'
import { createCustomerBasketsClient } from '@wallart/sdk/clients/customer-baskets'
import { createCustomerCardsClient } from '@wallart/sdk/clients/customer-cards'
import { createListsClient } from '@wallart/sdk/clients/lists'
import { createOrdersClient } from '@wallart/sdk/clients/orders'
import { createPhotosClient } from '@wallart/sdk/clients/photos'
import { createTrackerClient } from '@wallart/sdk/clients/tracker'
import { singleFlight } from '@wallart/sdk/http/single-flight'
import { withTokens } from '@wallart/sdk/http/with-tokens'
import { createBasketService } from '@wallart/sdk/services/basket'
import { createCheckout } from '@wallart/sdk/services/checkout'
import { createFavourites } from '@wallart/sdk/services/favourites'
import { createSignIn } from '@wallart/sdk/services/sign-in'
import type { Logger } from 'pino'
import type { RequestContext } from '../front/request-context.ts'
import { withRequestId } from '../shops.ts'
import type { AuthClients } from '../upstream/auth-clients.ts'
import { recordCalls, type HttpClients } from '../upstream/http-clients.ts'
import type { SessionCookie } from './session-cookie.ts'
import { VISITOR_CONTRACTS } from './visitor-contracts.ts'

export type Visitors = (
  cookie: SessionCookie,
  context: RequestContext,
) => Omit<Visitor, 'delivery' | 'lastOrder' | 'signInAttempt'>

export interface VisitorsOptions {
  readonly httpFor: HttpClients
  readonly authFor: AuthClients
  readonly organizationId: string
  readonly log: Logger
}

export function createVisitors({ httpFor, authFor, organizationId, log: appLog }: VisitorsOptions): Visitors {
  // Requests of one visitor that arrive together refresh their session once.
  const refreshOnce = singleFlight<Session>()

  return (cookie, context) => {
    const { site, locale } = context.location
    const log = withRequestId(appLog, context)
    const onDegraded = () => context.markDegraded()
    const bare = recordCalls(httpFor(site.id), context)
    const sessions = authFor(site.id, bare)
    const scope = { organizationId, siteId: site.id, locale: locale.id }
    const tokens = createTokenSource({
      store: cookie,
      fetch: () => sessions.loginGuestWithSecret(),
      refresh: session => refreshOnce(session.refreshToken, {}, () => sessions.refresh(session)),
    })
    const http = withTokens(bare, tokens)
    const accounts = createAccountsClient(http, scope, VISITOR_CONTRACTS)
    const tracker = createTrackerClient(http, scope)
    const { baskets } = createCustomerBasketsClient(http, scope, VISITOR_CONTRACTS)

    async function customer() {
      const session = cookie.read()
      return session && { customerId: session.customerId, customerType: session.customerType }
    }

    const basketsClient = createBasketsClient(http, scope, VISITOR_CONTRACTS)
    const orders = createOrdersClient(http, scope, VISITOR_CONTRACTS)
    const basket = createBasketService({
      client: basketsClient,
      shopper: {
        baskets,
        customer,
        async email() {
          const session = cookie.read()
          return session && (await accounts.get(session.customerId).catch(() => undefined))?.email
        },
      },
      log,
      onDegraded,
      currency: siteCurrency(site, locale),
    })

    const checkout = createCheckout({
      basket,
      baskets: basketsClient,
      checkout: createBasketCheckoutClient(http, scope, VISITOR_CONTRACTS),
      orders,
    })

    return {
      session: cookie.read,
      accounts,
      addresses: createCustomerAddressesClient(http, scope, VISITOR_CONTRACTS),
      cards: createCustomerCardsClient(http, scope, VISITOR_CONTRACTS),
      orders,
      photos: createPhotosClient(
        http,
        { siteId: site.id, currency: siteCurrency(site, locale) },
        VISITOR_CONTRACTS,
      ),
      basket,
      checkout,
      favourites: createFavourites(createListsClient(http, scope, VISITOR_CONTRACTS), customer, {
        log,
        onDegraded,
      }),
      signIn: createSignIn({ sessions, accounts, basket, checkout, store: cookie }),
      startLegacySession: () =>
        tracker.startSession().catch((error: unknown) => log.warn({ err: error }, 'legacy session failed')),
      resetPassword: reset => sessions.resetPassword(reset),
      async changeEmail(credentials, newEmail) {
        // Who finds an open session does not know its password, and could reset it with another address.
        const session = await sessions.loginWithPassword(credentials, { usid: cookie.read()?.usid })
        cookie.write(session)
        await accounts.update(session.customerId, { email: newEmail })
        await basket.sync()
      },
      async logOut() {
        const session = cookie.read()
        cookie.clear()
        if (session)
          await sessions
            .logout(session)
            .catch((error: unknown) => log.warn({ err: error }, 'upstream logout failed'))
      },
    }
  }
}
