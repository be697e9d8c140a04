import type { Visitor } from '@wallart/client/framework/visitor.server.ts'
import { createTokenSource } from '@wallart/sdk/auth/token-source'
import { siteCurrency, type Session } from '@wallart/sdk'
import { createTrackerClient } from '@wallart/sdk/clients/tracker'
import type { Http } from '@wallart/sdk/http'
import { singleFlight } from '@wallart/sdk/http/single-flight'
import { withTokens } from '@wallart/sdk/http/with-tokens'
import { openShopper } from '@wallart/sdk/services/shopper'
import type { SignedIn } from '@wallart/sdk/services/sign-in'
import type { Logger } from 'pino'
import type { RequestContext } from '../front/request-context.ts'
import { hashSubject } from '../limits/hash-subject.ts'
import { withRequestId } from '../shops.ts'
import type { AuthClients } from '../upstream/auth-clients.ts'
import { callsOf, type HttpClients } from '../upstream/http-clients.ts'
import type { SessionCookie } from './session-cookie.ts'

export type Visitors = (
  cookie: SessionCookie,
  context: RequestContext,
) => Omit<Visitor, 'delivery' | 'forgetRecommendationId' | 'lastOrder' | 'signInAttempt'>

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
    const bare = withVisitor(callsOf(context, httpFor(site.id)), context.shopper)
    const sessions = authFor(site.id, bare, locale.id)
    const scope = { organizationId, siteId: site.id, locale: locale.id }
    const tokens = createTokenSource({
      store: cookie,
      fetch: () => sessions.loginGuestWithSecret(),
      refresh: session => refreshOnce(session.refreshToken, {}, () => sessions.refresh(session)),
    })
    const http = withTokens(bare, tokens)
    const tracker = createTrackerClient(http, scope)
    const shopper = openShopper(http, {
      ...scope,
      sessions,
      store: cookie,
      currency: siteCurrency(site, locale),
      log,
      onDegraded: () => context.markDegraded(),
    })

    const withMarkedMerge =
      <Arguments extends readonly unknown[]>(signIn: (...given: Arguments) => Promise<SignedIn>) =>
      async (...given: Arguments) => {
        const signedIn = await signIn(...given)
        if (!signedIn.merge.ok) cookie.markUnmerged(true)
        return signedIn
      }

    // A merge that failed at the sign-in is tried again whenever the cart is read.
    async function mergeAgain(): Promise<void> {
      if (!cookie.isUnmerged()) return
      const { ok } = await shopper.basket.mergeAfterLogin({ customerType: 'guest', basket: 'unknown' })
      if (ok) cookie.markUnmerged(false)
    }

    return {
      ...shopper,
      basket: {
        ...shopper.basket,
        sync: options => mergeAgain().then(() => shopper.basket.sync(options)),
      },
      signIn: {
        ...shopper.signIn,
        withPassword: withMarkedMerge(shopper.signIn.withPassword),
        registerAndSignIn: withMarkedMerge(shopper.signIn.registerAndSignIn),
        withToken: withMarkedMerge(shopper.signIn.withToken),
      },
      isCartUnmerged: cookie.isUnmerged,
      session: cookie.read,
      hasEndedSession: cookie.hasEnded,
      goOnAsGuest: cookie.forget,
      async signOut() {
        await shopper.signOut()
        cookie.forget()
      },
      startLegacySession: () =>
        tracker.startSession().catch((error: unknown) => log.warn({ err: error }, 'legacy session failed')),
      resetPassword: reset => sessions.resetPassword(reset),
      async changeEmail(credentials, newEmail) {
        // Who finds an open session does not know its password, and could reset it with another address.
        const before = cookie.read()
        const session = await sessions.loginWithPassword(credentials, { usid: before?.usid })
        if (session.customerId !== before?.customerId) return false
        cookie.write(session)
        await shopper.accounts.update(session.customerId, { email: newEmail })
        await shopper.basket.sync()
        return true
      },
    }
  }
}

/** Names the visitor to the service that takes files, which lets visitors take turns, by no more than a hash. */
function withVisitor(http: Http, address: string | undefined): Http {
  if (address === undefined) return http
  const forwarded = `for=_${hashSubject(address)}`
  return {
    send: (operation, call) =>
      http.send(
        operation,
        operation.body === 'bytes' ? { ...call, headers: { ...call.headers, forwarded } } : call,
      ),
  }
}
