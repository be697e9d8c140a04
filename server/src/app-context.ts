import type { Assets } from '@wallart/client/framework/assets.server.ts'
import type { Logger } from 'pino'
import type { Metrics } from './admin/metrics.ts'
import type { Readiness } from './api/health.ts'
import type { Origins } from './front/hosts.ts'
import type { Shedding } from './front/shedding.ts'
import type { RateLimiter } from './limits/rate-limit.ts'
import type { PublicPages } from './pages/pages.ts'
import type { Seal } from './session/seal.ts'
import type { Visitors } from './session/visitors.ts'
import type { Shops } from './shops.ts'
import type { SiteAddress } from './site-files/site-address.ts'
import type { SharedStore } from './upstream/shared-store.ts'

/** What the server is put together from. */
export interface AppContext {
  readonly assets: Assets
  /** The folder of the browser's files. */
  readonly publicDir: string
  readonly shops: Shops
  readonly pages: PublicPages
  readonly metrics: Metrics
  readonly shedding: Shedding
  readonly origins: Origins
  readonly siteAddress: SiteAddress
  /** Other hosts that pictures come from. */
  readonly imageOrigins: readonly string[]
  /** How many proxies stand in front, whose word about the visitor counts. */
  readonly trustProxy: number
  /** The pages of partners that may reach the commerce API through this server. */
  readonly partnerOrigins: readonly string[]
  readonly commerceUrl: string
  /** Whether the services behind are the real ones, and no sandbox. */
  readonly isProduction: boolean
  /** Where this server takes the pictures from that it hands on. */
  readonly imageSource: string
  readonly limiter: RateLimiter
  readonly seal: Seal
  readonly visitors: Visitors
  readonly readiness: Readiness
  /** What all servers share, where the configuration names it. */
  readonly store: SharedStore | undefined
  readonly log: Logger
}
