import type { SiteId } from '@wallart/sdk'
import { CATALOGUE } from '@wallart/sdk/operations/catalogue'
import { createHttp, type Http } from '@wallart/sdk/http'
import { withCircuitBreaker } from '@wallart/sdk/http/with-circuit-breaker'
import { kyTransport } from '@wallart/sdk/http/ky-transport'
import { createRetryBudget } from '@wallart/sdk/http/retry-budget'
import { withConcurrencyLimit } from '@wallart/sdk/http/with-concurrency-limit'
import type { Logger } from 'pino'
import type { Metrics } from '../admin/metrics.ts'
import type { Upstream } from '../config/services.ts'
import { traceHeaders, recordUpstreamCall, recordTiming } from './call-context.ts'

/** How many calls of the lesser services may be under way at once, so that none can use up the process. */
const LIMITS = {
  bizapi: { atOnce: 32, waiting: 64 },
  typeahead: { atOnce: 8, waiting: 8 },
  recommendations: { atOnce: 8, waiting: 8 },
  orders: { atOnce: 16, waiting: 16 },
  marketing: { atOnce: 4, waiting: 16 },
  legacy: { atOnce: 4, waiting: 8 },
} as const

/** How long one call may take with its repetition, in milliseconds: what a page can wait. */
const TOTAL_MS = 5000

const SERVICES = new Map(CATALOGUE.map(({ id, service }) => [id, service]))

/** The way to the upstream of a brand. */
export type HttpClients = (site: SiteId) => Http

/** What the ways to the upstream are made of. */
export interface HttpClientsOptions {
  readonly upstream: Upstream
  readonly upstreamPatience: number
  readonly metrics: Metrics
  readonly log: Logger
}

/** Opens the ways to the upstream, those of each brand once. */
export function createHttpClients({
  upstream,
  upstreamPatience,
  metrics,
  log,
}: HttpClientsOptions): HttpClients {
  const transport = kyTransport()
  const budget = createRetryBudget()
  const opened = new Map<SiteId, Http>()

  function open(site: SiteId): Http {
    const http = createHttp({
      services: upstream.services(site),
      transport,
      ...traceHeaders,
      totalMs: TOTAL_MS,
      budget,
      hooks: {
        afterAttempt({ operation, status, code, ms }) {
          const outcome = String(status ?? code ?? '')
          metrics.called(operation, outcome, ms / 1000)
          recordUpstreamCall({ name: operation, status: outcome, ms })
          recordTiming(`up-${SERVICES.get(operation) ?? 'other'}`, ms)
        },
      },
    })
    const onChange = (service: string, isDown: boolean) =>
      log.warn({ service, site }, isDown ? 'a service is left alone for a while' : 'a service is back')
    return withConcurrencyLimit(withCircuitBreaker(patient(http, upstreamPatience), { onChange }), LIMITS)
  }

  return site => {
    const sender = opened.get(site) ?? open(site)
    opened.set(site, sender)
    return sender
  }
}

// A far upstream, or a busy machine, takes longer than what the operations promise.
function patient(http: Http, times: number): Http {
  return {
    send: (operation, call) => http.send({ ...operation, budgetMs: operation.budgetMs * times }, call),
  }
}
