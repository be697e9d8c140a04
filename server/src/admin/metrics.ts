import type { Logger } from 'pino'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type Aggregator } from 'prom-client'
import { collectSafely } from './collect-safely.ts'
import type { WorkerSnapshot } from './worker-metrics.ts'
import { SeriesHistogram, type Series } from './series-histogram.ts'
import { createWorkerRegistry } from './worker-registry.ts'

interface Answered {
  readonly route: string
  readonly method: string
  readonly status: number
}

interface Circuit {
  readonly service: string
  readonly site: string
  readonly lane: string
  readonly kind: string
}

export interface Metrics {
  readonly begin: () => void
  readonly requestSeries: (request: Answered) => Series
  readonly answered: (series: Series, seconds: number) => void
  readonly called: (operation: string, status: string, seconds: number) => void
  readonly cached: (result: string) => void
  readonly rendered: (page: string, seconds: number) => void
  readonly circuit: (circuit: Circuit, isOpen: boolean) => void
  readonly shed: () => void
  readonly recordRefusal: (kind: string) => void
  readonly redis: (state: { readonly isUp: boolean; readonly refusesWrites: boolean }) => void
  readonly text: () => Promise<string>
  readonly snapshot: () => Promise<WorkerSnapshot>
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const RENDERING_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const CACHE_COUNTS = {
  evictions: 'Pages that left the page cache for want of room.',
  refaults: 'Requests for pages that had left the page cache for want of room not long before.',
}

type PageCacheSize = Readonly<Record<'bytes' | keyof typeof CACHE_COUNTS, number>>

export interface MetricsOptions {
  readonly build?: string
  readonly cacheSize?: () => PageCacheSize
  /** Names this process among those that share a port. */
  readonly worker?: string
  readonly log?: Logger
}

/** A process that is blocked would be hidden by the mean of all. */
function worstOfAll<M extends { readonly aggregator: Aggregator }>(metric: M): M {
  return metric.aggregator === 'average' ? { ...metric, aggregator: 'max' } : metric
}

export function createMetrics({
  build = 'unknown',
  cacheSize,
  worker = '1',
  log,
}: MetricsOptions = {}): Metrics {
  const registry = new Registry()
  const ownRegistry = createWorkerRegistry(worker, () => ({ active: inFlight, answered, rendered }))
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'http_server_build_info',
    help: 'Processes that run a build.',
    labelNames: ['build'],
    registers,
  }).set({ build }, 1)
  const duration = new SeriesHistogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of HTTP requests.',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const calls = new Histogram({
    name: 'http_client_request_duration_seconds',
    help: 'Duration of upstream calls, one attempt each.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const results = new Map<string, number>()
  registry.registerMetric(
    new Counter({
      name: 'page_cache_requests_total',
      help: 'Public pages by the result of the page cache.',
      labelNames: ['result'],
      registers: [],
      collect() {
        this.reset()
        for (const [result, count] of results) this.inc({ result }, count)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'page_cache_bytes',
      help: 'Size of the page cache.',
      registers: [],
      collect() {
        this.set(cacheSize?.().bytes ?? 0)
      },
    }),
  )
  for (const count of ['evictions', 'refaults'] as const)
    registry.registerMetric(
      new Counter({
        name: `page_cache_${count}_total`,
        help: CACHE_COUNTS[count],
        registers: [],
        collect() {
          const value = cacheSize?.()[count] ?? 0
          this.reset()
          this.inc(value)
        },
      }),
    )
  const renderings = new Histogram({
    name: 'page_rendering_duration_seconds',
    help: 'Duration of renderings of documents; those that stream, until the first byte.',
    labelNames: ['page'],
    buckets: RENDERING_BUCKETS,
    registers,
  })
  const circuits = new Gauge({
    name: 'upstream_circuit_open',
    help: 'Processes that have given a service up for a while.',
    labelNames: ['service', 'site', 'lane', 'kind'],
    registers,
  })
  const shed = new Counter({
    name: 'http_server_shed_requests_total',
    help: 'Requests turned away in an overload.',
    registers,
  })
  const refusals = new Counter({
    name: 'rate_limited_requests_total',
    help: 'Requests refused by a limit, and answers ended because too much was left unread.',
    labelNames: ['kind'],
    registers,
  })
  const redis = new Gauge({
    name: 'redis_up',
    help: 'Processes that have a connection to Redis.',
    registers,
  })
  const redisDown = new Gauge({
    name: 'redis_down',
    help: 'Processes that have lost Redis; none where none is configured.',
    registers,
  })
  const redisRefuses = new Gauge({
    name: 'redis_refuses_writes',
    help: 'Processes whose writes Redis answers with an error, as when it is full or a replica.',
    registers,
  })

  let inFlight = 0
  let answered = 0
  let rendered = 0
  registry.registerMetric(
    new Gauge({
      name: 'http_server_active_requests',
      help: 'Requests in flight.',
      registers: [],
      collect() {
        this.set(inFlight)
      },
    }),
  )
  for (const each of [registry, ownRegistry])
    collectSafely(each, (metric, error) => log?.warn({ metric, err: error }, 'metric unreadable'))

  return {
    begin: () => void inFlight++,
    requestSeries({ route, method, status }) {
      const verb = METHODS.has(method) ? method : 'other'
      return duration.series({ route: route || 'other', method: verb, status: String(status) })
    },
    answered(series, seconds) {
      inFlight--
      answered++
      series.observe(seconds)
    },
    called: (operation, status, seconds) => calls.labels(operation, status).observe(seconds),
    cached(result) {
      results.set(result, (results.get(result) ?? 0) + 1)
    },
    rendered(page, seconds) {
      rendered++
      renderings.labels(page).observe(seconds)
    },
    circuit: (circuit, isOpen) => circuits.set({ ...circuit }, isOpen ? 1 : 0),
    shed: () => shed.inc(),
    recordRefusal: kind => refusals.inc({ kind }),
    redis({ isUp, refusesWrites }) {
      redis.set(isUp ? 1 : 0)
      redisDown.set(isUp ? 0 : 1)
      redisRefuses.set(refusesWrites ? 1 : 0)
    },
    text: async () => (await registry.metrics()) + (await ownRegistry.metrics()),
    async snapshot() {
      const [shared, own] = await Promise.all([registry.getMetricsAsJSON(), ownRegistry.getMetricsAsJSON()])
      return { shared: shared.map(worstOfAll), own }
    },
  }
}
