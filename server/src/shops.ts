import type { SiteContext, SiteId } from '@wallart/sdk'
import { createTokenSource, type SessionSource } from '@wallart/sdk/auth/token-source'
import type { AuthClient } from '@wallart/sdk/clients/auth'
import type { Http } from '@wallart/sdk/http'
import { coalesced } from '@wallart/sdk/http/coalesced'
import { kept, type AnswerStore } from '@wallart/sdk/http/with-cache'
import { withTokens } from '@wallart/sdk/http/with-tokens'
import type { Logger } from '@wallart/sdk/services/logger'
import { openShop, type Shop } from '@wallart/sdk/services/shop'
import { notingFailures, notingGaps } from './upstream/noting-gaps.ts'
import type { HttpClients } from './upstream/http-clients.ts'

/** Opens the shop of a brand and language. */
export type Shops = (context: Pick<SiteContext, 'site' | 'locale'>) => Shop

/** What the shops are opened with. */
export interface ShopsParts {
  readonly httpFor: HttpClients
  readonly auth: (site: SiteId) => Pick<AuthClient, 'guestWithSecret' | 'refresh'>
  readonly answers: AnswerStore
  readonly organizationId: string
  readonly log: Logger
  /** The moment, in epoch milliseconds. */
  readonly now: () => number
}

/** The shops of every site and locale, each opened once; they ask in the application's name, never in a visitor's. */
export function createShops({ httpFor, auth, answers, organizationId, log, now }: ShopsParts): Shops {
  const readers = remembered((site: SiteId): Http => {
    const tokens = applicationTokens(auth(site))
    return kept(notingFailures(withTokens(coalesced(httpFor(site)), tokens)), {
      store: answers,
      scope: site,
      clock: { now },
    })
  })
  const shops = new Map<string, Shop>()
  const noting = notingGaps(log)
  return ({ site, locale }) => {
    const name = `${site.id} ${locale.id}`
    const shop =
      shops.get(name) ??
      openShop(readers(site.id), { organizationId, siteId: site.id, locale: locale.id }, noting)
    shops.set(name, shop)
    return shop
  }
}

function applicationTokens({ guestWithSecret, refresh }: ReturnType<ShopsParts['auth']>): SessionSource {
  return createTokenSource({ fetch: () => guestWithSecret(), refresh })
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return key => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
