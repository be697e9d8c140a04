import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { AppContext } from '../app-context.ts'
import type { RequestContext } from './request-context.ts'

const MOST_KINDS = 1000

type LogWhenClosed = (req: IncomingMessage, res: ServerResponse, context: RequestContext) => void

/** What many requests have in common. */
interface Kind {
  readonly log: Logger
  readonly series: ReturnType<AppContext['metrics']['requestSeries']>
}

/** Counts and logs a request when it is over; never its query, which may hold personal data. */
export function createRequestLog({ log, metrics, shedding }: AppContext): LogWhenClosed {
  // Looked up once: beside a cached page, the fields of its line and the labels of its series are dear.
  const kinds = new Map<string, Kind>()

  function kindOf(context: RequestContext, method: string, status: number): Kind {
    const { route, cache } = context
    const location = context.isLocated ? context.location : undefined
    const [brand, locale] = [location?.site.id, location?.locale.id]
    const name = `${brand} ${locale} ${method} ${route} ${status} ${cache}`
    const found = kinds.get(name)
    if (found) return found
    const created = {
      log: log.child({ brand, locale, method, route, status, cache }),
      series: metrics.requestSeries({ route, method, status }),
    }
    if (kinds.size === MOST_KINDS) kinds.clear()
    kinds.set(name, created)
    return created
  }

  return (req, res, context) => {
    metrics.begin()
    shedding.enter()
    res.on('close', () => {
      shedding.leave()
      const ms = performance.now() - context.startedAt
      const { id, traceId, cache, upstreamCalls, isDegraded, isShed } = context
      const kind = kindOf(context, req.method ?? '', res.writableFinished ? res.statusCode : 499)
      metrics.answered(kind.series, ms / 1000)
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
      kind.log.info(fields, 'answered')
    })
  }
}
