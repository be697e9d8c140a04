import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { AppContext } from '../app-context.ts'
import type { RequestContext } from './request-context.ts'

const MOST_LOGS = 1000

type LogWhenClosed = (req: IncomingMessage, res: ServerResponse, context: RequestContext) => void

/** Counts and logs a request when it is over; never its query, which may hold personal data. */
export function createRequestLog({ log, metrics, shedding }: AppContext): LogWhenClosed {
  // What many requests have in common is written once: beside a cached page, the fields of its line are dear.
  const logs = new LRUCache<string, Logger>({ max: MOST_LOGS })

  function logFor(context: RequestContext, method: string, status: number): Logger {
    const { route, cache } = context
    const location = context.isLocated ? context.location : undefined
    const [brand, locale] = [location?.site.id, location?.locale.id]
    const name = `${brand} ${locale} ${method} ${route} ${status} ${cache}`
    const found = logs.get(name)
    if (found) return found
    const created = log.child({ brand, locale, method, route, status, cache })
    logs.set(name, created)
    return created
  }

  return (req, res, context) => {
    metrics.begin()
    shedding.enter()
    res.on('close', () => {
      shedding.leave()
      const ms = performance.now() - context.startedAt
      const { id, traceId, route, cache, upstreamCalls, isDegraded, isShed } = context
      const status = res.writableFinished ? res.statusCode : 499
      const method = req.method ?? ''
      metrics.answered({ route, method, status, seconds: ms / 1000 })
      if (cache !== 'bypass') metrics.cached(cache)
      // What is undefined is not logged.
      const fields = {
        id,
        ms: Math.round(ms * 10) / 10,
        traceId: traceId || undefined,
        upstream: upstreamCalls.length > 0 ? upstreamCalls : undefined,
        isDegraded: isDegraded || undefined,
        isShed: isShed || undefined,
      }
      logFor(context, method, status).info(fields, 'answered')
    })
  }
}
