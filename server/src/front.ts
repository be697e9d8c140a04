import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AppContext } from './app-context.ts'
import { forwardedValue } from './limits/forwarded-value.ts'
import { visitorLine } from './limits/visitor-address.ts'
import type { Served } from './pages/page-cache/page-cache.ts'
import { waitingForPages } from './pages/page-queues.ts'
import { sendPage, type HeaderList, type ResponseHeaders } from './pages/send-page.ts'
import { refuseBusy } from './pages/refuse-busy.ts'
import { createHosts } from './front/hosts.ts'
import { plain } from './front/plain.ts'
import { findTargetProblem } from './front/request-target.ts'
import { openRequestContext, requestContext, type RequestContext } from './front/request-context.ts'
import { createRequestLog } from './front/request-log.ts'
import { openRequestSpan } from './front/request-span.ts'
import { requestsByTurn } from './front/requests-by-turn.ts'
import { HTTPS_HEADERS, securityHeaders } from './front/security-headers.ts'
import type { Load } from './front/shedding.ts'
import { answerProblem } from './middleware/problem.ts'

export function createFront(expressApp: RequestListener, app: AppContext): RequestListener {
  const hosts = createHosts(app.origins)
  const httpHeaders: HeaderList = Object.entries(securityHeaders({ imageOrigins: app.imageOrigins })).flat()
  const httpsHeaders: HeaderList = [...httpHeaders, ...Object.entries(HTTPS_HEADERS).flat()]
  const { pages, shedding, ownQueue, pageQueues } = app
  const logWhenClosed = createRequestLog(app)
  let mayWarnOfHttp = app.trustProxy > 0

  function findPage(req: IncomingMessage, context: RequestContext): Served | undefined {
    if (!isPageView(req)) return undefined
    const { location } = context
    if (!location.isCanonical || location.page.audience !== 'public') return undefined
    const served = pages.find(location, isRefused(req, context))
    if (!served) return undefined
    context.route = location.page.path
    context.cache = served.outcome
    return served
  }

  function isRefused(req: IncomingMessage, context: RequestContext): boolean {
    if (!isPageView(req)) return false
    const load = loadOf(context)
    return shedding.refuses(
      load,
      load === 'private' ? ownQueue.waiting() : waitingForPages(pageQueues, context.location),
    )
  }

  function answer(req: IncomingMessage, res: ServerResponse): void {
    res.setMaxListeners(MOST_LISTENERS)
    const host = hosts(req)
    const context = openRequestContext(req, res, host.known ? host.site : undefined)
    logWhenClosed(req, res, context)
    const isHttps = isSecure(req, app)
    // Express reads the first of several, which the visitor writes: cookies follow the trusted one.
    if (app.trustProxy > 0) req.headers['x-forwarded-proto'] = isHttps ? 'https' : 'http'
    if (mayWarnOfHttp && !isHttps && host.known && host.isHttps && !isProbe(req)) {
      mayWarnOfHttp = false
      app.log.warn({ id: context.id, brand: host.site }, 'https not forwarded')
    }
    const common = isHttps ? httpsHeaders : httpHeaders
    const own = ['x-correlation-id', context.id]
    try {
      const problem = findTargetProblem(req)
      if (host.known && !problem && sendCachedPage(req, res, { common, own })) return
      setHeaders(res, common.concat(own))
      if (!host.known && !isProbe(req)) return plain(res, 421, 'This host is not served here.')
      if (problem) return plain(res, problem.status, problem.text)
      answerUncached(req, res)
    } catch (error) {
      // Express answers what fails in it; what fails before would end the process.
      if (!res.headersSent) setHeaders(res, common.concat(own))
      answerProblem(error, req, res, app)
    }
  }

  function sendCachedPage(req: IncomingMessage, res: ServerResponse, headers: ResponseHeaders): boolean {
    const served = findPage(req, requestContext(req))
    if (!served) return false
    const bytes = sendPage(req, res, served, headers)
    // What the network takes at once is read; a page that is not may have left the cache long ago.
    if (req.socket.writableLength > 0) app.unread.add(req, res, bytes)
    return true
  }

  function answerUncached(req: IncomingMessage, res: ServerResponse): void {
    const context = requestContext(req)
    if (isRefused(req, context)) {
      context.isShed = true
      app.metrics.shed()
      return refuseBusy(req, res, context, app)
    }
    context.shopper = visitorLine(req, app.trustProxy)
    context.startTrace()
    const { tracer } = app
    if (tracer) openRequestSpan(req, res, context, tracer)
    expressApp(req, res)
  }

  return requestsByTurn(answer, req => visitorLine(req, app.trustProxy))
}

// The log, spans, queues, compression and a stream each watch an answer; the usual ten would be called a leak.
const MOST_LISTENERS = 20

/** A probe knows the address of the machine and no brand. */
const isProbe = ({ url }: IncomingMessage) => url === '/livez' || url === '/readyz'

function setHeaders(res: ServerResponse, headers: HeaderList): void {
  for (let at = 0; at < headers.length; at += 2) res.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
}

// Their paths need not be parsed as a page's.
const NOT_PAGES = ['/assets/', '/icons/', '/img/', '/api/', '/clips/', '/livez', '/readyz']

function isPageView({ method, url = '/' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !NOT_PAGES.some(prefix => url.startsWith(prefix))
}

/** What is refused in an overload: carts, accounts and orders last, and what is sent never. */
function loadOf({ location: { page } }: RequestContext): Load {
  if (page.audience === 'private') return 'private'
  return page.id.startsWith('search') ? 'search' : 'page'
}

function isSecure(req: IncomingMessage, { trustProxy }: AppContext): boolean {
  return forwardedValue(req.headers['x-forwarded-proto'], trustProxy) === 'https'
}
