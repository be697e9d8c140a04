import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import { NOT_FOUND, type PageLocation } from '../front/page-location.ts'
import { requestContext, type RequestContext } from '../front/request-context.ts'
import { CallContext } from '../front/call-context.ts'
import { waitingRenderings } from '../front/own-turn.ts'
import { newTraceId, type Trace } from '../front/trace.ts'
import type { Seal } from '../session/seal.ts'
import { visitorOf } from '../session/visitor-of.ts'
import { cachePolicyFor, loadPage, toPageData, type LoadedPage, type PageDependencies } from './load-page.ts'
import { cacheControl } from './page-cache/cache-policies.ts'
import type { PageCache, Produced, Served } from './page-cache/page-cache.ts'
import { storedPage, type PageAnswer } from './page-cache/stored-page.ts'
import { runInPageQueues, type PageQueues } from './page-queues.ts'
import { preloadLinks } from './preload-links.ts'
import { answerInTurn } from './refuse-busy.ts'
import { renderDocument } from './render-page.tsx'
import { sendPage } from './send-page.ts'
import { busyPage } from './static-page.ts'

export const RETRY_AFTER_SECONDS = '5'

const MOST_WAITING_FAILURES = 20

export interface PublicPages {
  readonly find: (location: PageLocation, isBusy: boolean) => Served | undefined
  readonly load: (location: PageLocation, context: RequestContext) => Promise<Served>
  /** Whether a page is being made, so that one who asks for it costs nothing more. */
  readonly isLoading: (location: PageLocation) => boolean
}

/** The request that a render is begun for, or none that waits for it. */
interface Cause extends Trace {
  readonly shopper: string | undefined
}

/** One render, which outlives the request that began it while others wait for it. */
class RenderContext extends CallContext {
  override readonly id: string
  override readonly traceId: string
  override readonly spanId: string | undefined
  override readonly isSampled: boolean | undefined
  override readonly signal: AbortSignal
  override readonly shopper: string | undefined

  constructor({ id, traceId, spanId, isSampled, shopper }: Cause, signal: AbortSignal) {
    super()
    this.id = id
    this.traceId = traceId
    this.spanId = spanId
    this.isSampled = isSampled
    this.signal = signal
    this.shopper = shopper
  }
}

export function createPublicPages(cache: PageCache, app: PageDependencies): PublicPages {
  const produce = (location: PageLocation, cause: Cause) => (signal: AbortSignal) =>
    producePage(location, new RenderContext(cause, signal), app)
  const revalidate = (location: PageLocation) => (signal: AbortSignal) =>
    produce(location, { id: randomUUID(), traceId: newTraceId(), shopper: undefined })(signal)

  return {
    find: (location, isBusy) => cache.find(location.cacheKey, isBusy ? undefined : revalidate(location)),
    load: (location, context) => cache.load(location.cacheKey, produce(location, context), context.signal),
    isLoading: location => cache.isLoading(location.cacheKey),
  }
}

interface PagesContext extends Pick<PageDependencies, 'assets'> {
  readonly pages: PublicPages
  readonly pageQueues: PageQueues
  readonly trustProxy: number
  readonly seal: Seal
  readonly metrics: { readonly recordRefusal: (kind: string) => void }
}

/** The pages that there are: no other handler has an address of theirs. */
export const publicPages = (app: PagesContext) =>
  answerPages(app, ({ page, isCanonical }) => page !== NOT_FOUND && isCanonical)

export const missingPages = (app: PagesContext) => answerPages(app, ({ page }) => page === NOT_FOUND)

function answerPages(app: PagesContext, isServed: (location: PageLocation) => boolean): RequestHandler {
  const { pages, pageQueues } = app
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const context = requestContext(req)
    const { location, signal } = context
    if (location.page.audience === 'private' || !isServed(location)) return next()
    context.route = location.page.path
    const load = () => pages.load(location, context)
    return answerInTurn(req, res, 'pages', app, async () => {
      const served = pages.isLoading(location)
        ? await load()
        : await runInPageQueues(pageQueues, location, { visitor: visitorOf(req, app), signal }, load)
      context.cache = served.outcome
      if (served.work) context.include(served.work)
      res.setHeader('server-timing', context.serverTiming())
      sendPage(req, res, served)
    })
  }
}

async function producePage(
  location: PageLocation,
  context: CallContext,
  app: PageDependencies,
): Promise<Produced> {
  const loaded = await loadPage(location, context, app)
  context.signal.throwIfAborted()
  const answer =
    location.format === 'data' ? dataAnswer(loaded, app) : await htmlAnswer(location, loaded, context, app)
  const policy = answer.status >= 500 ? undefined : cachePolicyFor(loaded)
  const headers = {
    ...answer.headers,
    'cache-control': policy ? cacheControl(policy) : 'no-store',
    ...robotsHeader(loaded),
    ...(answer.status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
  }
  return { policy, page: storedPage({ ...answer, headers }), work: context }
}

function dataAnswer(loaded: LoadedPage, { assets }: PageDependencies): PageAnswer {
  return {
    status: loaded.kind === 'moved' ? 200 : loaded.status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(toPageData(loaded, assets.build)),
  }
}

async function htmlAnswer(
  location: PageLocation,
  loaded: LoadedPage,
  context: CallContext,
  app: PageDependencies,
): Promise<PageAnswer> {
  if (loaded.kind === 'moved')
    return { status: loaded.status, headers: { location: loaded.location }, body: '' }
  const type = { 'content-type': 'text/html; charset=utf-8' }
  // What the services are too busy for must not be rendered in the place of what they have answered.
  if (loaded.status === 503 && waitingRenderings() >= MOST_WAITING_FAILURES)
    return { status: 503, headers: type, body: busyPage(location, app.assets) }
  const startedAt = performance.now()
  const { status, body } = await renderDocument(location, loaded, app, context)
  const ms = performance.now() - startedAt
  context.recordTiming('render', ms)
  app.onRendered(location.page.id, ms / 1000, context)
  const link = preloadLinks(app.assets, location.page.folder, body)
  return { status, headers: { ...type, link }, body }
}

// As a header, because crawlers read the data as well as the document.
function robotsHeader(loaded: LoadedPage): Readonly<Record<string, string>> {
  if (loaded.kind === 'moved') return {}
  const robots = loaded.status === 200 ? loaded.robots : 'noindex'
  return robots && /noindex/i.test(robots) ? { 'x-robots-tag': robots } : {}
}
