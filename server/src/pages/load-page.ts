import type { FormState } from '@wallart/client/framework/action.ts'
import type { Assets } from '@wallart/client/framework/assets.server.ts'
import type {
  CachePolicy as PageKind,
  LoaderResult,
  PrivateLoader,
} from '@wallart/client/framework/loader.server.ts'
import type { Me } from '@wallart/client/framework/me.ts'
import type { PageData, PageError } from '@wallart/client/framework/page-data.ts'
import type { PageRequest } from '@wallart/client/framework/page-request.server.ts'
import { FRAME } from '@wallart/client/route-objects.ts'
import { createTranslate } from '@wallart/client/i18n/translate.ts'
import { UpstreamError } from '@wallart/client/framework/upstream-error.server.ts'
import type { Visitor } from '@wallart/client/framework/visitor.server.ts'
import type { FrameHtml } from '@wallart/client/framework/frame-html.ts'
import { signInLink } from '@wallart/client/framework/sign-in-again.server.ts'
import { SdkError, type MaintenanceWindow, type SiteId } from '@wallart/sdk'
import type { Logger } from 'pino'
import type { PageLocation } from '../front/page-location.ts'
import type { Shops } from '../shops.ts'
import type { SiteAddress } from '../front/site-address.ts'
import type { CallContext } from '../front/call-context.ts'
import type { Trace } from '../front/trace.ts'
import { loadFrame, type LoadedFrame } from './load-frame.ts'
import { CACHE_POLICIES, type CachePolicy } from './page-cache/cache-policies.ts'

export interface PageDependencies {
  readonly assets: Assets
  readonly shops: Shops
  readonly siteAddress: SiteAddress
  readonly isProduction: boolean
  readonly recommendationSite: (site: SiteId) => string
  readonly orderMaintenance: MaintenanceWindow
  readonly now: () => number
  readonly log: Logger
  /** Hears of every document that was rendered. */
  readonly onRendered: (page: string, seconds: number, trace: Trace) => void
}

export interface FoundPage {
  readonly kind: 'page'
  readonly page: string
  readonly status: number
  readonly cache: PageKind
  readonly routes: Readonly<Record<string, unknown>>
  readonly frame?: FrameHtml
  readonly structuredData?: readonly object[]
  readonly error?: PageError
  readonly robots?: string
  readonly form?: FormState
  readonly me?: Me
}

export type LoadedPage =
  { readonly kind: 'moved'; readonly status: 301 | 302 | 303; readonly location: string } | FoundPage

export function pageRequest(
  location: PageLocation,
  context: CallContext,
  app: PageDependencies,
): PageRequest {
  const { site, locale, siteContext, url, params } = location
  return {
    url,
    params,
    context: siteContext,
    requestTarget: url.pathname + url.search,
    shop: app.shops(siteContext, context),
    address: (path, other = locale) => app.siteAddress(site, other, path),
    t: createTranslate(app.assets.texts[locale.id] ?? {}, locale.id),
    signal: context.signal,
    onDegraded(cause) {
      context.markDegraded()
      if (SdkError.is(cause) && cause.code !== 'aborted')
        app.log.warn({ id: context.id, error: cause.toJSON() }, 'part missing')
    },
    isProduction: app.isProduction,
    recommendationSite: app.recommendationSite(site.id),
    orderMaintenance: app.orderMaintenance,
    now: app.now,
  }
}

export function loadPage(
  location: PageLocation,
  context: CallContext,
  app: PageDependencies,
  visitor?: Visitor,
): Promise<LoadedPage> {
  return startLoading(location, context, app, visitor).page
}

/** A page whose loaders run: the frame's data is there before the page's. */
export interface LoadingPage {
  readonly frame: Promise<LoadedFrame | undefined>
  readonly page: Promise<LoadedPage>
}

/** Starts the loaders of the frame and of the page side by side. */
export function startLoading(
  location: PageLocation,
  context: CallContext,
  app: PageDependencies,
  visitor?: Visitor,
): LoadingPage {
  const page = location.page.id
  const request = pageRequest(location, context, app)

  async function loadContent(): Promise<LoaderResult<unknown> | undefined> {
    if (location.page.audience === 'public') return location.page.loader(request)
    return visitor && loadForVisitor(location.page.loader, request, visitor)
  }

  const frame = loadFrame(request, app.assets.texts[location.locale.id] ?? {}, app.log)
  const content = loadContent().catch((error: unknown) => ({
    kind: 'failed' as const,
    status: statusOfFailure(error, context, app.log),
  }))
  return {
    frame,
    page: Promise.all([frame, content]).then(([loadedFrame, result]) =>
      toLoadedPage(
        page,
        context,
        loadedFrame,
        loadedFrame?.isBroken && !visitor ? { kind: 'failed', status: 500 } : result,
      ),
    ),
  }
}

async function loadForVisitor(
  loader: PrivateLoader<unknown>,
  request: PageRequest,
  visitor: Visitor,
): Promise<LoaderResult<unknown>> {
  const isSignedIn = () => visitor.session()?.customerType === 'registered'
  const wasSignedIn = isSignedIn()
  try {
    return await loader({ ...request, visitor })
  } catch (error) {
    if (!wasSignedIn || isSignedIn()) throw error
    const { pathname, search } = request.url
    return { kind: 'moved', status: 303, location: signInLink(pathname + search, request.context) }
  }
}

function toLoadedPage(
  page: string,
  context: CallContext,
  frame: LoadedFrame | undefined,
  content: LoaderResult<unknown> | { readonly kind: 'failed'; readonly status: number } | undefined,
): LoadedPage {
  if (content?.kind === 'moved') return content
  const frameData = frame ? { [FRAME]: frame.view } : {}
  const html = frame && { frame: frame.html }
  const isWhole = frame !== undefined && frame.cache !== 'degraded' && !context.isDegraded
  if (content?.kind === 'found') {
    const { data, robots, status, structuredData } = content
    const cache = isWhole || content.cache.startsWith('private') ? content.cache : 'degraded'
    const routes = { ...frameData, [page]: data }
    return {
      kind: 'page',
      page,
      status,
      cache,
      routes,
      ...html,
      ...(robots && { robots }),
      ...(structuredData && { structuredData }),
    }
  }
  const status = content?.kind === 'failed' ? content.status : 404
  const cache = isWhole ? 'private' : 'degraded'
  return { kind: 'page', page, status, cache, routes: frameData, ...html, error: { status, id: context.id } }
}

// 404 is reserved for what the upstream itself does not know; its failure is a 503.
function statusOfFailure(error: unknown, { id }: CallContext, log: Logger): number {
  if (SdkError.is(error)) {
    if (error.code === 'aborted') return 499
    log.error({ id, error: error.toJSON() }, 'page load failed')
    return 503
  }
  log.error({ id, err: error }, 'page load failed')
  return error instanceof UpstreamError ? 503 : 500
}

export function cachePolicyFor(page: LoadedPage): CachePolicy | undefined {
  if (page.kind === 'moved') return CACHE_POLICIES.moved
  if (page.status === 404) return page.cache === 'degraded' ? CACHE_POLICIES.degraded : CACHE_POLICIES.missing
  if (page.error) return undefined
  return page.cache === 'private' || page.cache === 'private-returnable'
    ? undefined
    : CACHE_POLICIES[page.cache]
}

export function toPageData(loaded: LoadedPage, build: string): PageData {
  if (loaded.kind === 'moved')
    return { build, redirect: { status: loaded.status, location: loaded.location } }
  const { status, routes, error } = loaded
  return error ? { build, error, routes } : { build, status, routes }
}
