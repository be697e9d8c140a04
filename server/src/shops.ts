import type { SiteContext, SiteId } from '@wallart/sdk'
import { createTokenSource } from '@wallart/sdk/auth/token-source'
import type { Http } from '@wallart/sdk/http'
import { coalesced } from '@wallart/sdk/http/coalesced'
import { withCache, type CacheStore } from '@wallart/sdk/http/with-cache'
import { withTokens } from '@wallart/sdk/http/with-tokens'
import type { Logger } from '@wallart/sdk/services/logger'
import { openShop, type RatingsCache, type Shop } from '@wallart/sdk/services/shop'
import type { AuthClients } from './upstream/auth-clients.ts'
import type { CallContext } from './front/call-context.ts'
import { createDroppedReports } from './upstream/dropped-reports.ts'
import { callsOf, type HttpClients } from './upstream/http-clients.ts'

export type Shops = (siteContext: Pick<SiteContext, 'site' | 'locale'>, context: CallContext) => Shop

export interface ShopsOptions {
  readonly httpFor: HttpClients
  readonly authFor: AuthClients
  readonly answers: CacheStore
  readonly organizationId: string
  readonly recommendationSite: (site: SiteId) => string
  readonly log: Logger
  readonly now: () => number
}

interface SharedOfSite {
  readonly http: Http
  readonly ratings: RatingsCache
  readonly reportDropped: (http: Http) => Http
}

export function createShops(options: ShopsOptions): Shops {
  const { httpFor, authFor, answers, organizationId, recommendationSite, log, now } = options
  const shared = new Map<SiteId, SharedOfSite>()

  function createShared(site: SiteId): SharedOfSite {
    const { loginGuestWithSecret, refresh } = authFor(site, httpFor(site))
    const tokens = createTokenSource({ fetch: () => loginGuestWithSecret(), refresh })
    const reportDropped = createDroppedReports(log)
    return { http: withTokens(coalesced(httpFor(site)), tokens), ratings: {}, reportDropped }
  }

  return ({ site, locale }, context) => {
    const { http, ratings, reportDropped } = shared.get(site.id) ?? createShared(site.id)
    shared.set(site.id, { http, ratings, reportDropped })
    const onDegraded = () => context.markDegraded()
    const cached = withCache(callsOf(context, http), {
      store: answers,
      scope: site.id,
      clock: { now },
      onStale: onDegraded,
    })
    const scope = { organizationId, siteId: site.id, locale: locale.id }
    return openShop(reportDropped(cached), {
      ...scope,
      recommendationSite: recommendationSite(site.id),
      log: withRequestId(log, context),
      onDegraded,
      ratings,
    })
  }
}

export function withRequestId(log: Logger, { id }: Pick<CallContext, 'id'>): Logger {
  return { warn: (details, message) => log.warn({ id, ...details }, message) }
}
