import { SITES, type SiteId } from '@wallart/sdk'
import { createTokenSource } from '@wallart/sdk/auth/token-source'
import type { CommerceScope } from '@wallart/sdk/clients/commerce-scope'
import { createSessionsClient } from '@wallart/sdk/clients/sessions'
import { authorizationContract } from '@wallart/sdk/contracts/authorization'
import { tokenContract } from '@wallart/sdk/contracts/token'
import { createHttp, type HttpHooks, type Http } from '@wallart/sdk/http'
import { nodeTransport } from '@wallart/sdk/http/node-transport'
import { readOnly } from '@wallart/sdk/http/read-only'
import { withRelativeUrls } from '@wallart/sdk/http/relative-urls'
import { withTokens, type TokenSource } from '@wallart/sdk/http/with-tokens'
import type { Logger } from '@wallart/sdk/services/logger'
import type { Shop } from '@wallart/sdk/services/shop'
import { storefrontOf, type Environment } from './environment.ts'
import { isKnownError } from './exit-codes.ts'
import { failureHint } from './failure-hint.ts'
import { refusedClient } from './refused-client.ts'
import { resolveLocale } from './resolve-locale.ts'

export interface ShopConnection {
  /** Adds guest tokens; read-only unless the environment allows writes. */
  readonly http: Http
  readonly scope: CommerceScope
  readonly shop: () => Promise<Shop>
}

export interface ShopConnectionOptions {
  /** The name of the program in hints. */
  readonly program: string
  readonly locale?: string | undefined
  readonly totalMs?: number
  readonly hooks?: HttpHooks
  readonly log?: Logger
}

const SILENT: Logger = { warn: () => {} }

export function openShopConnection(
  environment: Environment,
  site: SiteId,
  options: ShopConnectionOptions,
): ShopConnection {
  const { program, locale, totalMs, hooks, log = SILENT } = options
  const scope = createScope(environment, site, locale)
  const baseHttp = createHttp({
    services: environment.services(site),
    transport: withRelativeUrls(nodeTransport, ownHosts(environment, site)),
    ...(totalMs && { totalMs }),
    ...(hooks && { hooks }),
  })
  const withGuest = withTokens(baseHttp, createGuestTokens(baseHttp, scope, environment, program))
  const safeHttp = environment.mayWrite ? withGuest : readOnly(withGuest)
  const http = withHints(withMinimumBudget(safeHttp, totalMs), environment, site)
  return {
    http,
    scope,
    // Lazy: most commands need a single client.
    async shop() {
      const { openShop } = await import('@wallart/sdk/services/shop')
      const recommendationSite = `${environment.recommendationRealm}-${site}`
      return openShop(http, { ...scope, log, recommendationSite })
    },
  }
}

// With and without `www`, as the storefront takes them.
function ownHosts(environment: Environment, site: SiteId): readonly string[] {
  const storefront = storefrontOf(environment, site)
  if (storefront === undefined) return []
  const host = new URL(storefront).host.replace(/^www\./, '')
  return [host, `www.${host}`]
}

function createScope(
  { organizationId }: Environment,
  siteId: SiteId,
  requested: string | undefined,
): CommerceScope {
  const { l10n } = SITES[siteId]
  const locale = requested === undefined ? l10n.defaultLocale : resolveLocale(siteId, requested)
  return { organizationId, siteId, locale }
}

// Guest tokens are harmless, so read-only connections get them too.
function createGuestTokens(
  http: Http,
  scope: CommerceScope,
  environment: Environment,
  program: string,
): TokenSource {
  const { clientId, clientSecret, redirectUri } = environment
  const sessions = createSessionsClient(http, {
    ...scope,
    clientId,
    clientSecret,
    redirectUri,
    contracts: { authorization: authorizationContract, token: tokenContract },
  })
  return createTokenSource({
    async fetch() {
      try {
        return await (clientSecret ? sessions.loginGuestWithSecret() : sessions.loginGuestWithPkce())
      } catch (error) {
        throw refusedClient(error, environment, program)
      }
    },
    refresh: session => sessions.refresh(session),
  })
}

// Page budgets are short; on the command line --timeout applies.
function withMinimumBudget(http: Http, totalMs = 0): Http {
  return {
    send: (operation, call) =>
      http.send({ ...operation, budgetMs: Math.max(operation.budgetMs, totalMs) }, call),
  }
}

function withHints(http: Http, environment: Environment, site: SiteId): Http {
  return {
    send: (operation, call) =>
      http.send(operation, call).catch((error: unknown) => {
        if (!isKnownError(error)) throw error
        const hint = failureHint(error, operation, environment, site)
        throw hint === undefined ? error : Object.assign(error, { hint })
      }),
  }
}
