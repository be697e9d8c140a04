import type { FormState } from '@wallart/client/framework/action.ts'
import type { CachePolicy, Loaded } from '@wallart/client/framework/loaded.server.ts'
import type { PageError } from '@wallart/client/framework/page-data.ts'
import { FRAME } from '@wallart/client/route-objects.ts'
import { UpstreamError } from '@wallart/client/framework/upstream-error.server.ts'
import { LOADERS, PRIVATE_LOADERS } from '@wallart/client/routes.server.ts'
import { SdkError } from '@wallart/sdk'
import type { Visitor } from '@wallart/client/framework/visitor.server.ts'
import type { AppContext } from '../app-context.ts'
import { hasGaps } from '../upstream/call-context.ts'
import { sayOf } from './say-of.ts'
import type { PageLocation } from './page-location.ts'

/** Everything that is decided about a page before its first byte. */
export type LoadedPage =
  | { readonly kind: 'moved'; readonly status: 301 | 302 | 303; readonly location: string }
  | {
      readonly kind: 'page'
      /** The id of the page's route. */
      readonly page: string
      readonly status: number
      readonly cache: CachePolicy
      readonly routes: Readonly<Record<string, unknown>>
      readonly error?: PageError
      /** What search engines are told, where that is not their own choice. */
      readonly robots?: string
      /** What is wrong with the form that was just sent to the page. */
      readonly form?: FormState
    }

/** Runs the loaders of an address: the frame's and the page's, side by side; a private page is loaded for its visitor. */
export async function loadPage(
  visit: PageLocation,
  id: string,
  signal: AbortSignal,
  parts: Pick<AppContext, 'assets' | 'shops' | 'siteAddress' | 'log' | 'isProduction'>,
  visitor?: Visitor,
): Promise<LoadedPage> {
  const { context, url, params } = visit
  const page = visit.page.id
  const request = {
    url,
    params,
    context,
    requested: url.pathname + url.search,
    shop: parts.shops(context),
    address: (path: string, locale = context.locale) => parts.siteAddress(context.site, locale, path),
    t: sayOf(context, parts),
    signal,
    isProduction: parts.isProduction,
  }

  async function pageData(): Promise<Loaded<unknown> | undefined> {
    return visitor ? PRIVATE_LOADERS[page]?.({ ...request, visitor }) : LOADERS[page]?.(request)
  }

  const [frame, answer] = await Promise.all([
    LOADERS[FRAME]?.(request),
    pageData().catch((error: unknown) => failed(error, id, parts)),
  ])
  const around = frame?.kind === 'found' ? { [FRAME]: frame.data } : {}
  const isWhole = frame?.kind === 'found' && frame.cache !== 'degraded' && !hasGaps()
  if (answer?.kind === 'moved') return answer
  if (answer?.kind === 'found') {
    const cache = isWhole || answer.cache.startsWith('private') ? answer.cache : 'degraded'
    const { data, robots, status } = answer
    const routes = { ...around, [page]: data }
    return { kind: 'page', page, status, cache, routes, ...(robots && { robots }) }
  }
  const status = answer?.kind === 'failed' ? answer.status : 404
  const cache = isWhole ? 'private' : 'degraded'
  return { kind: 'page', page, status, cache, routes: around, error: { status, id } }
}

type Failed = { readonly kind: 'failed'; readonly status: number }

// A 404 is shown only when the upstream said so; that it failed is not the visitor's doing.
function failed(error: unknown, id: string, { log }: Pick<AppContext, 'log'>): Failed {
  if (error instanceof UpstreamError) {
    log.error({ id, err: error }, 'a page could not be loaded')
    return { kind: 'failed', status: 503 }
  }
  if (!SdkError.is(error)) {
    log.error({ id, err: error }, 'a page could not be loaded')
    return { kind: 'failed', status: 500 }
  }
  if (error.code === 'aborted') return { kind: 'failed', status: 499 }
  log.error({ id, error: error.toJSON() }, 'a page could not be loaded')
  return { kind: 'failed', status: 503 }
}
