import type { SiteId } from '@wallart/sdk'
import { createHttp, type Http, type HttpOptions, type Transport } from '@wallart/sdk/http'
import { withCircuitBreaker } from '@wallart/sdk/http/with-circuit-breaker'
import { kyTransport } from '@wallart/sdk/http/ky-transport'
import { nodeTransport } from '@wallart/sdk/http/node-transport'
import { withConcurrencyLimit } from '@wallart/sdk/http/with-concurrency-limit'
import { withRelativeUrls } from '@wallart/sdk/http/relative-urls'
import { createRetryBudget } from '@wallart/sdk/http/retry-budget'
import type { Logger } from 'pino'
import type { Metrics } from '../admin/metrics.ts'
import type { Upstream } from '../config/services.ts'
import type { CallContext } from '../front/call-context.ts'
import { traceHeaders } from '../front/trace.ts'
import type { Tracer } from '../front/tracer.ts'
import { callKind, placesOf } from './call-kind.ts'
import { withSpans } from './with-spans.ts'

type ServiceLimits = NonNullable<Parameters<typeof withConcurrencyLimit>[1]>

/** All calls of the requests that are worked on at once find a place: 64 with six each, of which 48 are pages of the brand. */
const MAX_QUEUED = 384

/** How many calls of each service may be in flight, so that no secondary one can use up the process. */
const SECONDARY_LIMITS = {
  typeahead: { maxConcurrent: 8, maxQueued: 32 },
  recommendations: { maxConcurrent: 8, maxQueued: 32 },
  orders: { maxConcurrent: 16, maxQueued: 16 },
  marketing: { maxConcurrent: 4, maxQueued: 16 },
  legacy: { maxConcurrent: 4, maxQueued: 32 },
} as const

/** Crawlers have a lane of their own, circuit breakers included, so that they never take a shopper's place. */
const CRAWLER_LIMITS: ServiceLimits = {
  bizapi: { maxConcurrent: 1, maxQueued: 8 },
}

/**
 * Photos are sent as slowly as shoppers have them, and never take the place of a page. They wait for their turns at the
 * service, which knows the visitors: forty addresses with six each find a place, and each costs a file and a connection.
 */
const FILE_LIMITS: ServiceLimits = {
  bizapi: { maxConcurrent: 256, maxQueued: 16 },
}

const MOST_CALLS_AT_ONCE = 32

/** Beyond what the services work on at once, calls would wait there in their order, and here shoppers take turns. */
function limitsOfLane(lane: Lane, ownPagesAtOnce: number): ServiceLimits {
  if (lane === 'crawlers') return CRAWLER_LIMITS
  const main = { maxConcurrent: Math.min(MOST_CALLS_AT_ONCE, 2 * ownPagesAtOnce), maxQueued: MAX_QUEUED }
  return { ...SECONDARY_LIMITS, bizapi: main, commerce: main }
}

/** The time budget of one call with its retries, in milliseconds; a page waits for its reads. */
const READ_MS = 4000
export const WRITE_MS = 5000

const MOST_FAILURES = 10
const FAILURE_WINDOW_MS = 20_000

type Lane = 'shoppers' | 'crawlers'

export type HttpClients = (site: SiteId) => Http

export interface HttpClientsOptions {
  readonly upstream: Upstream
  readonly upstreamPatience: number
  readonly hosts: (site: SiteId) => readonly string[]
  readonly metrics: Metrics
  readonly tracer: Tracer | undefined
  readonly log: Logger
  readonly ownPagesAtOnce: number
  readonly lane?: Lane
}

export function createHttpClients({
  upstream,
  upstreamPatience,
  hosts,
  metrics,
  tracer,
  log,
  ownPagesAtOnce,
  lane = 'shoppers',
}: HttpClientsOptions): HttpClients {
  const sendWrites = kyTransport()
  const budget = createRetryBudget()
  const clients = new Map<SiteId, Http>()

  function createClient(site: SiteId): Http {
    const services = upstream.services(site)
    const options: HttpOptions = {
      services,
      budget,
      hooks: {
        afterAttempt: ({ operation, status, code, ms }) =>
          metrics.called(operation, String(status ?? code ?? ''), ms / 1000),
      },
    }
    const createSender = (transport: Transport, totalMs: number) =>
      createHttp({
        ...options,
        transport: withRelativeUrls(transport, hosts(site)),
        totalMs: totalMs * upstreamPatience,
      })
    // A page is mostly reads, and fetch takes three times as long for each.
    const reads = createSender(nodeTransport, READ_MS)
    const writes = createSender(sendWrites, WRITE_MS)
    const http: Http = {
      send: (operation, call) => (operation.effect === 'read' ? reads : writes).send(operation, call),
    }
    const measured = withTimeoutFactor(tracer ? withSpans(http, tracer, services) : http, upstreamPatience)
    // A service that hangs fails four times in a window at each place, which both brands share.
    const openCircuit = (kind: string) =>
      withCircuitBreaker(measured, {
        failureThreshold: MOST_FAILURES,
        silenceThreshold: Math.min(MOST_FAILURES, 2 * placesOf(kind, ownPagesAtOnce)),
        windowMs: FAILURE_WINDOW_MS,
        onChange(service, isDown) {
          metrics.circuit({ service, site, lane, kind }, isDown)
          log.warn({ service, site, lane, kind }, isDown ? 'circuit open' : 'circuit closed')
        },
      })
    const circuits = new Map<string, Http>()
    const circuitOf = (kind: string) => {
      const circuit = circuits.get(kind) ?? openCircuit(kind)
      circuits.set(kind, circuit)
      return circuit
    }
    const sender: Http = {
      send: (operation, call) => circuitOf(callKind(operation)).send(operation, call),
    }
    const calls = withConcurrencyLimit(sender, limitsOfLane(lane, ownPagesAtOnce))
    const files = withConcurrencyLimit(sender, FILE_LIMITS)
    return {
      send: (operation, call) => (operation.body === 'bytes' ? files : calls).send(operation, call),
    }
  }

  return site => {
    const client = clients.get(site) ?? createClient(site)
    clients.set(site, client)
    return client
  }
}

/** One page may need hundreds of works, as a full cart does; its calls must leave room for those of others. */
const LIMITS_OF_REQUEST: ServiceLimits = {
  bizapi: { maxConcurrent: 6, maxQueued: Infinity },
  commerce: { maxConcurrent: 6, maxQueued: Infinity },
}

/** The calls of one request, which records them and whose trace they are a part of. */
export function callsOf(context: CallContext, http: Http): Http {
  const calls = withConcurrencyLimit(http, LIMITS_OF_REQUEST)
  return {
    send: (operation, call) =>
      calls.send(operation, {
        ...call,
        shopper: context.shopper,
        headers: { ...traceHeaders(context), ...call.headers },
        afterAttempt: result => context.recordAttempt(operation.service, result),
      }),
  }
}

// A distant upstream, or a busy machine, takes longer than the budgets of the operations.
function withTimeoutFactor(http: Http, factor: number): Http {
  return {
    send: (operation, call) => http.send({ ...operation, budgetMs: operation.budgetMs * factor }, call),
  }
}
