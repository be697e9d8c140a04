import type { Logger } from 'pino'
import type { Metrics } from './admin/metrics.ts'
import type { Readiness } from './api/health.ts'
import type { Origins } from './front/hosts.ts'
import type { Shedding } from './front/shedding.ts'
import type { RateLimiter } from './limits/rate-limit.ts'
import type { PageDependencies } from './pages/load-page.ts'
import type { PublicPages } from './pages/public-pages.ts'
import type { Seal } from './session/seal.ts'
import type { Visitors } from './session/visitors.ts'
import type { SharedStore } from './upstream/shared-store.ts'

/** What lives as long as the server process. */
export interface AppContext extends PageDependencies {
  /** The folder of the browser's files. */
  readonly publicDir: string
  readonly pages: PublicPages
  readonly metrics: Metrics
  readonly shedding: Shedding
  readonly origins: Origins
  /** Other hosts that pictures come from. */
  readonly imageOrigins: readonly string[]
  /** How many reverse proxies are trusted to name the visitor's address. */
  readonly trustProxy: number
  /** The origins of partners that may call the commerce API through this server. */
  readonly partnerOrigins: readonly string[]
  readonly commerceUrl: string
  /** The host that this server proxies pictures from. */
  readonly imageSource: string
  readonly limiter: RateLimiter
  readonly seal: Seal
  readonly visitors: Visitors
  readonly readiness: Readiness
  /** Redis, where the configuration names it. */
  readonly store: SharedStore | undefined
  readonly log: Logger
}
