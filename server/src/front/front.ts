import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { SiteContext } from '@wallart/sdk'
import type { AppContext } from '../app-context.ts'
import type { Served } from '../pages/cache/page-cache.ts'
import { sendPage, type HeaderList } from '../pages/send-page.ts'
import { createHosts } from './hosts.ts'
import { newTraceId } from '../upstream/call-context.ts'
import { plain } from './plain.ts'
import { createRequestContext, type RequestContext } from './request-facts.ts'
import { HTTPS_HEADERS, securityHeaders } from './security-headers.ts'
import { isWellFormed } from './well-formed.ts'

/** What stands ahead of Express: the name of the request, its headers and log line, and the pages that are there already. */
export function createFront(app: RequestListener, parts: AppContext): RequestListener {
  const hosts = createHosts(parts.origins)
  const always: HeaderList = Object.entries(securityHeaders({ imageOrigins: parts.imageOrigins })).flat()
  const overHttps: HeaderList = [...always, ...Object.entries(HTTPS_HEADERS).flat()]
  const { pages, shedding } = parts

  function cached(req: IncomingMessage, url: string, facts: RequestContext): Served | undefined {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !mayBePage(url)) return undefined
    const address = pages.addressOf(url, facts.hostSite)
    const { page, context } = address.visit
    facts.site = context
    const served =
      address.isCanonical && page.audience === 'public'
        ? pages.find(address, shedding.refuses(url))
        : undefined
    if (!served) return undefined
    facts.route = page.path
    facts.cache = served.outcome
    return served
  }

  return (req, res) => {
    const host = hosts(req)
    const facts = createRequestContext(req, host.known ? host.site : undefined)
    watch(req, res, facts, parts)
    const whole = isSecure(req, parts) ? overHttps : always
    const named = ['x-correlation-id', facts.id]
    const url = req.url ?? '/'
    const served = host.known && isWellFormed(url) ? cached(req, url, facts) : undefined
    if (served) return void sendPage(req, res, served, { always: whole, named })

    const own = whole.concat(named)
    for (let at = 0; at < own.length; at += 2) res.setHeader(own[at] ?? '', own[at + 1] ?? '')
    if (!host.known) return plain(res, 421, 'This host is not served here.')
    if (!isWellFormed(url)) return plain(res, 400, 'The address is malformed.')
    if (shedding.refuses(url)) {
      facts.isShed = true
      return shedding.refuse(res)
    }
    facts.traceId ||= newTraceId()
    app(req, res)
  }
}

// These are never pages, so they need not be read as one.
const NOT_PAGES = ['/assets/', '/icons/', '/img/', '/api/', '/clips/', '/livez', '/readyz']

function mayBePage(url: string): boolean {
  return !NOT_PAGES.some(prefix => url.startsWith(prefix))
}

function isSecure(req: IncomingMessage, { trustProxy }: AppContext): boolean {
  return trustProxy > 0 && req.headers['x-forwarded-proto'] === 'https'
}

/** One line in the log and one more in the counts when a request is over: never its query, which may be personal. */
function watch(req: IncomingMessage, res: ServerResponse, facts: RequestContext, parts: AppContext): void {
  const { log, metrics, shedding } = parts
  metrics.begin()
  shedding.enter()
  res.on('close', () => {
    shedding.leave()
    const ms = performance.now() - facts.startedAt
    const { route, cache } = facts
    const status = res.writableFinished ? res.statusCode : 499
    const method = req.method ?? ''
    metrics.answered({ route, method, status, seconds: ms / 1000 })
    if (cache !== 'bypass') metrics.cached(cache)
    log.info(
      lineOf(facts, { method, status, ms, site: facts.site ?? siteContextFor(req, facts, parts) }),
      'answered',
    )
  })
}

interface Outcome {
  readonly method: string
  readonly status: number
  readonly ms: number
  readonly site: SiteContext | undefined
}

function lineOf(facts: RequestContext, { method, status, ms, site }: Outcome) {
  const { id, traceId, route, cache, calls, hasGaps, isShed } = facts
  return {
    id,
    ...(traceId && { traceId }),
    ...(site && { brand: site.site.id, locale: site.locale.id }),
    method,
    route,
    status,
    ms: Math.round(ms * 10) / 10,
    cache,
    ...(calls.length > 0 && { upstream: calls }),
    ...(hasGaps && { hasGaps }),
    ...(isShed && { isShed }),
  }
}

// Files are of no brand, and what has no route was nobody's page.
function siteContextFor(req: IncomingMessage, { route, hostSite }: RequestContext, { pages }: AppContext) {
  return route ? pages.addressOf(req.url ?? '/', hostSite).visit.context : undefined
}
