import type { Visitor } from '@wallart/client/framework/visitor.server.ts'
import { createTokenSource } from '@wallart/sdk/auth/token-source'
import { siteCurrency, type Session, type SiteContext, type SiteId } from '@wallart/sdk'
import { createAccountsClient } from '@wallart/sdk/clients/accounts'
import type { AuthClient } from '@wallart/sdk/clients/auth'
import { createBasketsClient } from '@wallart/sdk/clients/baskets'
import { createCustomerBasketsClient } from '@wallart/sdk/clients/customer-baskets'
import { createListsClient } from '@wallart/sdk/clients/lists'
import type { Http } from '@wallart/sdk/http'
import { withTokens } from '@wallart/sdk/http/with-tokens'
import { createBasketService } from '@wallart/sdk/services/basket'
import { createFavourites } from '@wallart/sdk/services/favourites'
import type { Logger } from 'pino'
import { createFlights } from '../pages/cache/flights.ts'
import type { HttpClients } from '../upstream/http-clients.ts'
import type { SessionCookie } from './session-cookie.ts'
import { VISITOR_CONTRACTS } from './visitor-contracts.ts'

/** Opens what is one visitor's own, out of their cookie. */
export type Visitors = (cookie: SessionCookie, context: SiteContext) => Omit<Visitor, 'delivery'>

/** What visitors are opened with. */
export interface VisitorsParts {
  readonly httpFor: HttpClients
  readonly auth: (site: SiteId) => AuthClient
  readonly organizationId: string
  readonly log: Logger
}

/** Makes the one place where visitors' sessions are begun, renewed and ended. */
export function createVisitors({ httpFor, auth, organizationId, log }: VisitorsParts): Visitors {
  // Requests of one visitor that arrive together renew their session together.
  const renewals = createFlights<Session>()

  return (cookie, context) => {
    const { site, locale } = context
    const sessions = auth(site.id)
    const scope = { organizationId, siteId: site.id, locale: locale.id }
    const tokens = createTokenSource({
      store: cookie,
      fetch: () => sessions.guestWithSecret(),
      refresh: session => renewals.join(session.refreshToken, () => sessions.refresh(session)),
    })
    const http: Http = withTokens(httpFor(site.id), tokens)
    const accounts = createAccountsClient(http, scope, VISITOR_CONTRACTS)
    const { baskets } = createCustomerBasketsClient(http, scope, VISITOR_CONTRACTS)

    async function customer() {
      const session = cookie.read()
      return session && { customerId: session.customerId, customerType: session.customerType }
    }

    const basket = createBasketService({
      client: createBasketsClient(http, scope, VISITOR_CONTRACTS),
      shopper: { customer, baskets },
      log,
      currency: siteCurrency(site, locale),
    })

    return {
      session: cookie.read,
      accounts,
      basket,
      favourites: createFavourites(createListsClient(http, scope, VISITOR_CONTRACTS), customer, log),
      async logIn(credentials) {
        const before = cookie.read()
        const guestBasket = before ? await basket.current().catch(() => undefined) : undefined
        const session = await sessions.loginWithPassword(credentials, { usid: before?.usid })
        cookie.keep(session)
        await basket.mergeAfterLogin({ customerType: before?.customerType, basket: guestBasket })
      },
      async logOut() {
        const session = cookie.read()
        cookie.forget()
        if (session)
          await sessions
            .logout(session)
            .catch((error: unknown) =>
              log.warn({ err: error }, 'a session could not be ended at the service'),
            )
      },
    }
  }
}
