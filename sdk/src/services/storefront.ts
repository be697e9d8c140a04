import { createTokenSource } from '../auth/token-source.ts'
import { createMemoryStore, type TokenStore } from '../auth/token-store.ts'
import { createAuthClient } from '../clients/auth.ts'
import type { AuthScope } from '../clients/auth-scope.ts'
import type { CommerceScope } from '../clients/commerce-scope.ts'
import { createWorksClient, type WorksClient } from '../clients/works.ts'
import { ConfigError } from '../errors/config-error.ts'
import { requireKinds } from './set-up/require-kinds.ts'
import { requireOptions } from './set-up/require-options.ts'
import { requireSite } from '../http/require-site.ts'
import { coalesced } from '../http/coalesced.ts'
import type { Http, HttpHooks, HttpOptions } from '../http/http.ts'
import { withContractMode, type ContractMode, type OnContractError } from '../http/with-contract-mode.ts'
import { debugHooks, withHooks, type CallHooks } from '../http/with-hooks.ts'
import { withTokens } from '../http/with-tokens.ts'
import { createSender } from '../http/sender.ts'
import type { Session } from '../model/session.ts'
import type { Locale, SiteId } from '../model/site.ts'
import { authorizationContract } from '../operations/authorization.contract.ts'
import { getProductGroupContract } from '../operations/get-product-group.contract.ts'
import { tokenContract } from '../operations/token.contract.ts'
import { siteCurrency } from '../rules/site/site-currency.ts'
import { createConsoleLogger } from './logger.ts'
import { rememberedUsid, type UsidStorage } from './set-up/remembered-usid.ts'
import { startGuest } from './set-up/start-guest.ts'
import type { ServiceOptions } from './service-options.ts'
import { openShop, type Shop } from './shop.ts'
import { openShopper, type Shopper } from './shopper.ts'
import { SITES } from '../sites/sites.ts'

/** What a storefront is opened with: the brand, the services, and the program that asks. */
export interface StorefrontOptions extends HttpOptions, CallHooks, Partial<ServiceOptions> {
  readonly siteId: SiteId
  readonly organizationId: string
  /** The program that signs shoppers in; with a secret on a server, without one on a page. */
  readonly auth: Pick<AuthScope, 'clientId' | 'clientSecret' | 'redirectUri'>
  /** The site's own by default. */
  readonly locale?: string | undefined
  /** Where the shopper's session is stored; in memory by default. */
  readonly store?: TokenStore | undefined
  /** Remembers the guest's basket of each brand after a reload, as localStorage does; it may refuse. */
  readonly storage?: UsidStorage | undefined
  /** What becomes of answers that break their contracts; 'strict', an error, by default. */
  readonly contracts?: ContractMode | undefined
  /** Hears of every answer that broke its contract and was used all the same, and of entries that its lists leave out. */
  readonly onContractError?: OnContractError | undefined
  /** Writes a line for every call and answer, as console.debug does. */
  readonly debug?: ((line: string) => void) | undefined
}

/** One brand's shop and one of its shoppers, who is a guest until they sign in. */
export interface Storefront extends Shop, Shopper {
  /** Adds the shopper's tokens; for every client that is not here. */
  readonly http: Http
  readonly scope: Required<CommerceScope>
  /** Works by their UPI, wherever they are shown. */
  readonly works: WorksClient
  /** The shopper's session, which the first question begins. */
  readonly session: () => Promise<Session>
}

const KINDS = {
  siteId: 'string',
  organizationId: 'string',
  auth: 'object',
  locale: 'string',
  store: 'object',
  storage: 'object',
  contracts: 'string',
  onContractError: 'function',
  debug: 'function',
  onRequest: 'function',
  onResponse: 'function',
  log: 'object',
  onDegraded: 'function',
  services: 'object',
  transport: 'function',
  correlationId: 'function',
  traceParent: 'function',
  totalMs: 'number',
  maxBytes: 'number',
  budget: 'object',
  hooks: 'object',
  clock: 'object',
  random: 'function',
  timeoutMs: 'number',
  retries: 'number',
  headers: 'object',
} as const satisfies Record<keyof StorefrontOptions, string>

const AUTH = {
  clientId: 'string',
  clientSecret: 'string',
  redirectUri: 'string',
} as const satisfies Record<keyof StorefrontOptions['auth'], string>

const HOOKS = {
  beforeAttempt: 'function',
  afterAttempt: 'function',
} as const satisfies Record<keyof HttpHooks, string>

/**
 * Creates clients, tokens and services of one brand, wired together.
 * @example
 * const storefront = createStorefront({
 *   siteId: 'Art',
 *   organizationId: 'f_ecom_wallart',
 *   services: { commerce: '/proxy/commerce', bizapi: '/proxy/bizapi' },
 *   auth: { clientId: 'partner', redirectUri: 'https://partner.example/callback' },
 * })
 * const group = await storefront.works.group({ upi: 'A1042' })
 */
export function createStorefront(options: StorefrontOptions): Storefront {
  requireOptions('createStorefront', options, [
    'siteId',
    'organizationId',
    'services',
    'auth.clientId',
    'auth.redirectUri',
  ])
  requireKinds('createStorefront', options, KINDS)
  requireKinds('auth', options.auth, AUTH)
  requireKinds('hooks', options.hooks ?? {}, HOOKS)
  if (options.storage) requireOptions('createStorefront', options, ['storage.getItem()', 'storage.setItem()'])
  if (options.store)
    requireOptions('createStorefront', options, ['store.read()', 'store.write()', 'store.clear()'])
  requireSite(options.siteId)
  const { siteId, organizationId, auth, storage, debug, log = createConsoleLogger(), onDegraded } = options
  const memory = options.store ?? createMemoryStore()
  const site = SITES[siteId]
  const locale = findLocale(siteId, options.locale ?? site.l10n.defaultLocale)
  const currency = siteCurrency(site, locale)
  const scope = { organizationId, siteId, locale: locale.id, currency }

  const usid = rememberedUsid(storage, siteId, log)
  const store: TokenStore = {
    read: () => memory.read(),
    clear: () => memory.clear(),
    write(session) {
      usid.write(session.usid)
      return memory.write(session)
    },
  }
  const base = withHooks(
    withContractMode(createSender(options), { mode: options.contracts ?? 'strict', ...options }),
    options,
  )
  const plain = debug ? withHooks(base, debugHooks(debug)) : base
  const sessions = createAuthClient(plain, {
    ...scope,
    ...auth,
    contracts: { authorization: authorizationContract, token: tokenContract },
  })
  const loginGuest = auth.clientSecret ? sessions.loginGuestWithSecret : sessions.loginGuestWithPkce
  const tokens = createTokenSource({
    fetch: () => startGuest(loginGuest, usid.read()),
    refresh: sessions.refresh,
    store,
    ...(options.clock && { clock: options.clock }),
  })
  const http = withTokens(coalesced(plain), tokens)
  // Who is remembered from before a reload has a basket, so their session begins before anything is said of it.
  const shopperStore: TokenStore = {
    write: session => store.write(session),
    clear: () => store.clear(),
    async read() {
      return (await store.read()) ?? (usid.read() ? tokens.session() : undefined)
    },
  }

  return {
    ...openShop(http, { ...scope, log, onDegraded }),
    ...openShopper(http, { ...scope, sessions, store: shopperStore, log, onDegraded }),
    http,
    scope,
    works: createWorksClient(http, {
      siteId,
      contracts: { group: getProductGroupContract },
      locale: locale.id,
    }),
    session: tokens.session,
  }
}

function findLocale(siteId: SiteId, name: string): Locale {
  const { supportedLocales } = SITES[siteId].l10n
  const found = supportedLocales.find(({ id, alias }) => id === name || alias === name)
  if (found) return found
  const known = supportedLocales.map(({ id }) => id).join(', ')
  throw new ConfigError(`${siteId} does not support the locale ${name}; it supports ${known}.`)
}
