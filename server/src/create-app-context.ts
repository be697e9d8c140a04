import type { Assets } from '@wallart/client/framework/assets.server.ts'
import type { Logger } from 'pino'
import { createMetrics } from './admin/metrics.ts'
import type { Config } from './config.ts'
import { createShedding } from './front/shedding.ts'
import { createRateLimiter } from './limits/rate-limit.ts'
import { createPageCache } from './pages/cache/page-cache.ts'
import { createSharedPages } from './pages/cache/shared-pages.ts'
import { createPublicPages } from './pages/pages.ts'
import type { AppContext } from './app-context.ts'
import { createSeal } from './session/seal.ts'
import { sessionKeys } from './session/session-keys.ts'
import { createVisitors } from './session/visitors.ts'
import { createShops } from './shops.ts'
import { createSiteAddress } from './site-files/site-address.ts'
import { createAnswerStore } from './upstream/answer-store.ts'
import { createAuthClients } from './upstream/auth-clients.ts'
import { openRedisStore } from './upstream/redis-store.ts'
import { createHttpClients } from './upstream/http-clients.ts'

const MEGABYTE = 1024 ** 2

/** How much memory one process gives to pages, and how much to the upstream's answers. */
const PAGE_BYTES = 128 * MEGABYTE
const ANSWER_BYTES = 64 * MEGABYTE

/** What the configuration alone does not say. */
export interface AppOptions {
  readonly assets: Assets
  readonly publicDir: string
  readonly log: Logger
  /** The moment in epoch milliseconds, by which what is kept grows old; the system's clocks unless told otherwise. */
  readonly now?: () => number
}

/** Puts the server's parts together as the configuration says; a test may replace some. */
export async function createAppContext(
  config: Config,
  { assets, publicDir, log, now }: AppOptions,
  overrides: Partial<AppContext> = {},
): Promise<AppContext> {
  const { upstream, upstreamPatience, redisUrl } = config
  const store = redisUrl ? openRedisStore(redisUrl, log) : undefined
  const cache = createPageCache({
    maxBytes: PAGE_BYTES,
    ...(now && { now }),
    ...(store && { shared: createSharedPages(store, assets.build) }),
    onError: error => log.warn({ err: error }, 'a page could not be made anew'),
  })
  const metrics = createMetrics(cache.size)
  const httpFor = createHttpClients({ upstream, upstreamPatience, metrics, log })
  const auth = createAuthClients(httpFor, upstream)
  const answers = createAnswerStore(ANSWER_BYTES, store)
  const { organizationId } = upstream
  const isProduction = organizationId.endsWith('_prd')
  const shops =
    overrides.shops ?? createShops({ httpFor, auth, answers, organizationId, log, now: now ?? Date.now })
  const siteAddress = createSiteAddress(config.origins, `http://localhost:${config.port}`)
  return {
    assets,
    publicDir,
    shops,
    pages: createPublicPages(cache, { assets, shops, siteAddress, log, isProduction }),
    metrics,
    shedding: createShedding(),
    origins: config.origins,
    siteAddress,
    imageOrigins: config.imageUrl ? [new URL(config.imageUrl).origin] : [],
    trustProxy: config.trustProxy,
    partnerOrigins: config.partnerOrigins,
    commerceUrl: upstream.services('Art').commerce.url,
    isProduction,
    imageSource: config.imageSource,
    limiter: createRateLimiter(Date.now, store),
    seal: createSeal(await sessionKeys(config.sessionKeys, config.dataDir), 'session'),
    visitors: createVisitors({ httpFor, auth, organizationId, log }),
    readiness: { isReady: true },
    store,
    log,
    ...overrides,
  }
}
