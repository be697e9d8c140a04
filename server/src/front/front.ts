import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AppContext } from '../app-context.ts'
import type { Served } from '../pages/page-cache/page-cache.ts'
import { sendPage, type HeaderList } from '../pages/send-page.ts'
import { busyPage } from '../pages/static-page.ts'
import { splitQuery } from '../parsing.ts'
import { runInTrace } from '../upstream/trace.ts'
import { createHosts } from './hosts.ts'
import { plain } from './plain.ts'
import { problemJson } from './problem-json.ts'
import { openRequestContext, type RequestContext } from './request-context.ts'
import { HTTPS_HEADERS, securityHeaders } from './security-headers.ts'

export function createFront(expressApp: RequestListener, app: AppContext): RequestListener {
  const hosts = createHosts(app.origins)
  const httpHeaders: HeaderList = Object.entries(securityHeaders({ imageOrigins: app.imageOrigins })).flat()
  const httpsHeaders: HeaderList = [...httpHeaders, ...Object.entries(HTTPS_HEADERS).flat()]
  const { pages, shedding } = app

  function findPage(req: IncomingMessage, url: string, context: RequestContext): Served | undefined {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !mayBePage(url)) return undefined
    const { location } = context
    if (!location.isCanonical || location.page.audience !== 'public') return undefined
    const served = pages.find(location, shedding.refuses(url))
    if (!served) return undefined
    context.route = location.page.path
    context.cache = served.outcome
    return served
  }

  return (req, res) => {
    const host = hosts(req)
    const context = openRequestContext(req, res, host.known ? host.site : undefined)
    logWhenClosed(req, res, context, app)
    const common = isSecure(req, app) ? httpsHeaders : httpHeaders
    const own = ['x-correlation-id', context.id]
    const url = req.url ?? '/'
    const served = host.known && isWellFormed(url) ? findPage(req, url, context) : undefined
    if (served) return void sendPage(req, res, served, { common, own })

    const headers = common.concat(own)
    for (let at = 0; at < headers.length; at += 2) res.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
    if (!host.known) return plain(res, 421, 'This host is not served here.')
    if (!isWellFormed(url)) return plain(res, 400, 'The address is malformed.')
    if (shedding.refuses(url)) {
      context.isShed = true
      return refuseBusy(req, res, context, app)
    }
    context.startTrace()
    runInTrace(context, () => expressApp(req, res))
  }
}

/** A page of the shop for readers; scripts, which load the page's data or send a form, get problem details. */
function refuseBusy(
  { headers: { accept = '' } }: IncomingMessage,
  res: ServerResponse,
  { location }: RequestContext,
  { assets }: AppContext,
): void {
  res.setHeader('retry-after', '2')
  if (location.format === 'data' || /^application\/json\b/.test(accept)) return problemJson(res, 503)
  const page = Buffer.from(busyPage(location, assets))
  res.writeHead(503, {
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-length': page.length,
  })
  res.end(page)
}

// Their paths need not be parsed as a page's.
const NOT_PAGES = ['/assets/', '/icons/', '/img/', '/api/', '/clips/', '/livez', '/readyz']

function mayBePage(url: string): boolean {
  return !NOT_PAGES.some(prefix => url.startsWith(prefix))
}

// Later decoding of the path must not throw.
function isWellFormed(url: string): boolean {
  if (!url.includes('%')) return true
  try {
    decodeURIComponent(splitQuery(url)[0])
    return true
  } catch {
    return false
  }
}

function isSecure(req: IncomingMessage, { trustProxy }: AppContext): boolean {
  return trustProxy > 0 && req.headers['x-forwarded-proto'] === 'https'
}

/** Counts and logs a request when it is over; never its query, which may hold personal data. */
function logWhenClosed(
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  { log, metrics, shedding }: AppContext,
): void {
  metrics.begin()
  shedding.enter()
  res.on('close', () => {
    shedding.leave()
    const ms = performance.now() - context.startedAt
    const { route, cache } = context
    const status = res.writableFinished ? res.statusCode : 499
    const method = req.method ?? ''
    metrics.answered({ route, method, status, seconds: ms / 1000 })
    if (cache !== 'bypass') metrics.cached(cache)
    log.info(logFields(context, { method, status, ms }), 'answered')
  })
}

interface Outcome {
  readonly method: string
  readonly status: number
  readonly ms: number
}

function logFields(context: RequestContext, { method, status, ms }: Outcome) {
  const { id, traceId, route, cache, upstreamCalls, isDegraded, isShed } = context
  const location = context.isLocated ? context.location : undefined
  return {
    id,
    ...(traceId && { traceId }),
    ...(location && { brand: location.site.id, locale: location.locale.id }),
    method,
    route,
    status,
    ms: Math.round(ms * 10) / 10,
    cache,
    ...(upstreamCalls.length > 0 && { upstream: upstreamCalls }),
    ...(isDegraded && { isDegraded }),
    ...(isShed && { isShed }),
  }
}
