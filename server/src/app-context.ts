import type { Logger } from 'pino'
import type { Metrics } from './admin/metrics.ts'
import type { Readiness } from './api/health.ts'
import type { Origins } from './front/hosts.ts'
import type { Shedding } from './front/shedding.ts'
import type { Tracer } from './front/tracer.ts'
import type { InFlight } from './limits/in-flight.ts'
import type { AddressQueue } from './limits/address-queue.ts'
import type { RateLimiter } from './limits/rate-limiter.ts'
import type { UnreadAnswers } from './middleware/unread-answers.ts'
import type { PageDependencies } from './pages/load-page.ts'
import type { PageQueues } from './pages/page-queues.ts'
import type { PublicPages } from './pages/public-pages.ts'
import type { Seal } from './session/seal.ts'
import type { Shops } from './shops.ts'
import type { Visitors } from './session/visitors.ts'
import type { SharedStore } from './upstream/shared-store.ts'

export interface AppContext extends PageDependencies {
  readonly publicDir: string
  readonly crawlerShops: Shops
  readonly pages: PublicPages
  readonly metrics: Metrics
  /** Without a collector there is none. */
  readonly tracer: Tracer | undefined
  readonly shedding: Shedding
  readonly origins: Origins
  readonly imageOrigins: readonly string[]
  readonly trustProxy: number
  readonly partnerOrigins: readonly string[]
  /** How much of shoppers' own this process lets the services work on at once. */
  readonly ownPagesAtOnce: number
  readonly commerceUrl: string
  readonly imageSource: string
  /** How long a private page may take before its frame is sent without it. */
  readonly earlyFrameMs: number
  /** How long something of a shopper's own waits for its turn until it is refused. */
  readonly ownWaitMs: number
  /** How long the connection of an upload may be silent while the photo waits for its turn. */
  readonly uploadWaitMs: number
  readonly limiter: RateLimiter
  readonly inFlight: InFlight
  /** Pages that are made for one visitor wait for each other, and not those of others for them; those of a brand and of a kind apart. */
  readonly pageQueues: PageQueues
  /** Likewise what is a shopper's own: their pages and what they send, which can cost much more. */
  readonly ownQueue: AddressQueue
  /** And of these all but carts, which keep some places for themselves. */
  readonly accountQueue: AddressQueue
  /** And a share of these for what needs a service that may hang by itself: forms that sign in, register or look an order up. */
  readonly signInQueue: AddressQueue
  readonly registrationQueue: AddressQueue
  readonly lookupQueue: AddressQueue
  readonly contactQueue: AddressQueue
  readonly photoQueue: AddressQueue
  readonly balanceQueue: AddressQueue
  readonly checkoutQueue: AddressQueue
  readonly additionQueue: AddressQueue
  /** And of these what adds many works at once, which takes a share of their places. */
  readonly bulkQueue: AddressQueue
  /** And the little that each page asks for, of which far more at once. */
  readonly meQueue: AddressQueue
  /** And what a page can do without, of which the services behind it do little at once. */
  readonly suggestQueue: AddressQueue
  readonly recommendationQueue: AddressQueue
  readonly unread: UnreadAnswers
  readonly seal: Seal
  readonly visitors: Visitors
  readonly readiness: Readiness
  readonly assetStore: SharedStore | undefined
  readonly log: Logger
}
