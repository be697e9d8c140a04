import type { Assets } from '@wallart/client/framework/assets.server.ts'
import type { SiteId } from '@wallart/sdk'
import type { Logger } from 'pino'
import { createMetrics } from './admin/metrics.ts'
import { openTracer } from './admin/open-tracer.ts'
import type { AppContext } from './app-context.ts'
import type { Config } from './config.ts'
import { siteHosts } from './front/hosts.ts'
import { createShedding } from './front/shedding.ts'
import type { Trace } from './front/trace.ts'
import { createInFlight } from './limits/in-flight.ts'
import { createAddressQueue, type AddressQueue } from './limits/address-queue.ts'
import { createLine } from './limits/line.ts'
import { ownPlaces } from './config/own-places.ts'
import { createRateLimiter } from './limits/rate-limiter.ts'
import { createUnreadAnswers } from './middleware/unread-answers.ts'
import { createPageCache } from './pages/page-cache/page-cache.ts'
import { createSharedPages } from './pages/page-cache/shared-pages.ts'
import { createPageQueues, MOST_PAGES_WAITING } from './pages/page-queues.ts'
import { createPublicPages } from './pages/public-pages.ts'
import { createSeal } from './session/seal.ts'
import { sessionKeys } from './session/session-keys.ts'
import { createVisitors } from './session/visitors.ts'
import { createShops } from './shops.ts'
import { createSiteAddress } from './front/site-address.ts'
import { createAnswerStore } from './upstream/answer-store.ts'
import { createAuthClients } from './upstream/auth-clients.ts'
import { createHttpClients, WRITE_MS } from './upstream/http-clients.ts'
import { ownKeys, unreadableCounts } from './upstream/own-keys.ts'
import { openRedisStore } from './upstream/redis-store.ts'

const MEGABYTE = 1024 ** 2

const EARLY_FRAME_MS = 25

// Leaves the answer ten seconds until its connection times out.
const UPLOAD_WAIT_MS = 25_000

const MOST_OWN_WAITING = 30

/** Of the places for what is a shopper's own. */
const BULK_SHARE = 1 / 3

// The connection ends after 35 seconds, and what was begun late takes some of them.
const OWN_WAIT_MS = 20_000
const LONGEST_ANSWER_MS = 32_000

const SECONDARY_AT_ONCE = 2
const SECONDARY_AT_ONCE_IN_ALL = 8

export interface AppContextOptions {
  readonly assets: Assets
  readonly publicDir: string
  readonly log: Logger
  /** Epoch milliseconds, by which caches expire; default: the system's clocks. */
  readonly now?: () => number
  /** How late the event loop is, in milliseconds, by which requests are refused; default: measured. */
  readonly delayMs?: () => number
  /** Names this process among those that share a port. */
  readonly worker?: string
}

export async function createAppContext(
  config: Config,
  { assets, publicDir, log, now, delayMs, worker }: AppContextOptions,
  overrides: Partial<AppContext> = {},
): Promise<AppContext> {
  const { upstream, upstreamPatience, ownPagesAtOnce, redisUrl, traceCollector } = config
  const metrics = createMetrics({
    build: assets.build,
    cacheSize: () => cache.size(),
    log,
    ...(worker && { worker }),
  })
  const tracer = traceCollector
    ? await openTracer({ endpoint: traceCollector, version: assets.build, log })
    : undefined
  const redis = redisUrl ? openRedisStore(redisUrl, log, metrics.redis) : undefined
  const store = redis && ownKeys(redis, config)
  const cache = createPageCache({
    maxBytes: config.pageCacheMegabytes * MEGABYTE,
    ...(now && { now }),
    ...(store && { shared: createSharedPages(store, assets.build) }),
    onError: error => log.warn({ err: error }, 'revalidation failed'),
  })
  const localOrigin = `http://localhost:${config.port}`
  const hosts = (site: SiteId) => siteHosts(config.origins, site, localOrigin)
  const clientOptions = { upstream, upstreamPatience, ownPagesAtOnce, hosts, metrics, tracer, log }
  const httpFor = createHttpClients(clientOptions)
  const crawlerHttpFor = createHttpClients({ ...clientOptions, lane: 'crawlers' })
  const authFor = createAuthClients(upstream)
  const answers = createAnswerStore(config.answerCacheMegabytes * MEGABYTE, store)
  const { organizationId, recommendationSite } = upstream
  const shopOptions = { authFor, answers, organizationId, recommendationSite, log, now: now ?? Date.now }
  const pageDependencies = {
    assets,
    shops: overrides.shops ?? createShops({ httpFor, ...shopOptions }),
    siteAddress: createSiteAddress(config.origins, localOrigin),
    log,
    isProduction: organizationId.endsWith('_prd'),
    recommendationSite,
    orderMaintenance: config.orderMaintenance,
    now: now ?? Date.now,
    onRendered(page: string, seconds: number, trace: Trace) {
      metrics.rendered(page, seconds)
      tracer?.record(`render ${page}`, seconds, trace)
    },
  }
  const ownLine = createLine()
  const places = ownPlaces(ownPagesAtOnce)
  const createOwnQueue = (atOnceInAll = ownPagesAtOnce, line = ownLine) =>
    createAddressQueue(places.ofAddress, MOST_OWN_WAITING, atOnceInAll, line)
  // All but one of an address's places, so that a service that hangs leaves one to those behind the same address.
  const createServiceQueue = (atOnceInAll = places.ofService) =>
    createAddressQueue(places.ofAddress - 1, MOST_OWN_WAITING, atOnceInAll, ownLine)
  const keys = await sessionKeys(config.sessionKeys, config.dataDir)
  return {
    ...pageDependencies,
    publicDir,
    crawlerShops: createShops({ httpFor: crawlerHttpFor, ...shopOptions }),
    pages: createPublicPages(cache, pageDependencies),
    metrics,
    tracer,
    shedding: createShedding({ ...(delayMs && { delayMs }) }),
    origins: config.origins,
    imageOrigins: config.imageUrl ? [new URL(config.imageUrl).origin] : [],
    trustProxy: config.trustProxy,
    partnerOrigins: config.partnerOrigins,
    ownPagesAtOnce,
    commerceUrl: upstream.services('Art').commerce.url,
    imageSource: config.imageSource,
    earlyFrameMs: EARLY_FRAME_MS,
    uploadWaitMs: UPLOAD_WAIT_MS,
    ownWaitMs: Math.min(OWN_WAIT_MS, LONGEST_ANSWER_MS - WRITE_MS * upstreamPatience),
    limiter: createRateLimiter(Date.now, store && unreadableCounts(store, keys)),
    inFlight: createInFlight(),
    pageQueues: createPageQueues(),
    ownQueue: createOwnQueue(),
    accountQueue: createOwnQueue(places.accounts),
    signInQueue: createServiceQueue(),
    registrationQueue: createServiceQueue(),
    lookupQueue: createServiceQueue(),
    contactQueue: createServiceQueue(),
    photoQueue: createServiceQueue(),
    balanceQueue: createServiceQueue(),
    checkoutQueue: createServiceQueue(places.checkouts),
    additionQueue: createOwnQueue(places.additions),
    bulkQueue: createAddressQueue(1, MOST_OWN_WAITING, Math.ceil(ownPagesAtOnce * BULK_SHARE), ownLine),
    meQueue: createOwnQueue(ownPagesAtOnce, createLine()),
    suggestQueue: createSecondaryQueue(),
    recommendationQueue: createSecondaryQueue(),
    unread: createUnreadAnswers({ trustProxy: config.trustProxy, metrics }),
    seal: createSeal(keys, 'session'),
    visitors: createVisitors({ httpFor, authFor, organizationId, log }),
    readiness: { isReady: true },
    // Scripts and styles are named by what they hold: those of all shops are the same.
    assetStore: redis,
    ...overrides,
  }
}

function createSecondaryQueue(): AddressQueue {
  return createAddressQueue(SECONDARY_AT_ONCE, MOST_PAGES_WAITING, SECONDARY_AT_ONCE_IN_ALL)
}
