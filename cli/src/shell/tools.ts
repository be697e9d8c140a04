import { SITES, type SiteId } from '@wallart/sdk'
import { createTokenSource } from '@wallart/sdk/auth/token-source'
import type { CommerceScope } from '@wallart/sdk/clients/commerce-scope'
import { createSessionsClient } from '@wallart/sdk/clients/sessions'
import { authorizationContract } from '@wallart/sdk/contracts/authorization'
import { tokenContract } from '@wallart/sdk/contracts/token'
import { createHttp, type HttpHooks, type Http } from '@wallart/sdk/http'
import { readOnly } from '@wallart/sdk/http/read-only'
import { withTokens, type TokenSource } from '@wallart/sdk/http/with-tokens'
import type { Logger } from '@wallart/sdk/services/logger'
import type { Shop } from '@wallart/sdk/services/shop'
import { LOCAL, type Environment } from './environment.ts'
import { isKnown, type KnownError } from './exit-codes.ts'
import { Failure } from './failure.ts'
import { nodeTransport } from './node-transport.ts'

/** How a command asks one brand's shop. */
export interface Tools {
  /** Sends with a guest's token where one is needed; only reads unless the environment allows writing. */
  readonly http: Http
  readonly scope: CommerceScope
  readonly shop: () => Promise<Shop>
}

/** What tools may be told. */
export interface ToolsOptions {
  readonly locale?: string | undefined
  readonly totalMs?: number
  readonly hooks?: HttpHooks
  readonly log?: Logger
}

const SILENT: Logger = { warn: () => {} }

/** Opens the way to one brand of an environment. */
export function openTools(environment: Environment, site: SiteId, options: ToolsOptions = {}): Tools {
  const { locale, totalMs, hooks, log = SILENT } = options
  const scope = scopeOf(environment, site, locale)
  const bare = createHttp({
    services: environment.services(site),
    transport: nodeTransport,
    ...(totalMs && { totalMs }),
    ...(hooks && { hooks }),
  })
  const withGuest = withTokens(bare, guestTokens(bare, scope, environment))
  const guest = environment.mayWrite ? withGuest : readOnly(withGuest)
  const http = withHint(patient(guest, totalMs), environment)
  return {
    http,
    scope,
    // A whole shop takes a while to load, and most commands need one client of it.
    async shop() {
      const { openShop } = await import('@wallart/sdk/services/shop')
      const recommendationSite = `${environment.recommendationRealm}-${site}`
      return openShop(http, scope, { log, recommendationSite })
    },
  }
}

function scopeOf({ organizationId }: Environment, siteId: SiteId, wanted: string | undefined): CommerceScope {
  const { l10n } = SITES[siteId]
  const locale = wanted === undefined ? l10n.defaultLocale : localeOf(siteId, wanted)
  return { organizationId, siteId, locale }
}

function localeOf(siteId: SiteId, wanted: string): string {
  const { supportedLocales } = SITES[siteId].l10n
  const found = supportedLocales.find(
    ({ id, alias }) => [id, alias].includes(wanted) || id.toLowerCase() === wanted.toLowerCase(),
  )
  if (found) return found.id
  const names = supportedLocales.map(({ id }) => id).join(', ')
  throw new Failure('usage', `${siteId} does not speak "${wanted}". It speaks ${names}`)
}

// A guest's token changes nothing that anybody would miss, so that even a reader may have one.
function guestTokens(http: Http, scope: CommerceScope, environment: Environment): TokenSource {
  const { clientId, clientSecret, redirectUri } = environment
  const sessions = createSessionsClient(
    http,
    { ...scope, clientId, clientSecret, redirectUri },
    { authorization: authorizationContract, token: tokenContract },
  )
  return createTokenSource({
    fetch: () => (clientSecret ? sessions.loginGuestWithSecret() : sessions.loginGuestWithPkce()),
    refresh: session => sessions.refresh(session),
  })
}

// A page gives up a call early to stay quick; whoever sits at a terminal waits as long as they said.
function patient(http: Http, totalMs = 0): Http {
  return {
    send: (operation, call) =>
      http.send({ ...operation, budgetMs: Math.max(operation.budgetMs, totalMs) }, call),
  }
}

function withHint(http: Http, { name }: Environment): Http {
  const hint =
    name === LOCAL
      ? 'No other environment is chosen, so this machine was asked. See: cli help environment, or npm run upstream'
      : `Find out more with: cli doctor --env ${name}`
  return {
    send: (operation, call) =>
      http.send(operation, call).catch((error: unknown) => {
        throw isKnown(error) && isAbsence(error) ? Object.assign(error, { hint }) : error
      }),
  }
}

function isAbsence({ code }: KnownError): boolean {
  return code === 'network' || code === 'timeout'
}
