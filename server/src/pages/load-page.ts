import type { CachePolicy, Loaded } from '@wallart/client/app/loaded.ts'
import type { PageTrouble } from '@wallart/client/app/page-data.ts'
import { FRAME } from '@wallart/client/app/route-objects.ts'
import { LOADERS } from '@wallart/client/routes.server.ts'
import { PAGES } from '@wallart/client/routes.ts'
import { SdkError } from '@wallart/sdk'
import { matchRoutes } from 'react-router-dom'
import type { Parts } from '../parts.ts'
import type { Visit } from './visit.ts'

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
      readonly error?: PageTrouble
    }

/** Runs the loaders of an address: the frame's and the page's, side by side. */
export async function loadPage(
  visit: Visit,
  requestId: string,
  signal: AbortSignal,
  parts: Parts,
): Promise<LoadedPage> {
  const { context, url } = visit
  const [match] = matchRoutes([...PAGES], url.pathname) ?? []
  const page = match?.route.id ?? 'not-found'
  const request = { url, params: match?.params ?? {}, context, shop: parts.shops(context), signal }

  const [frame, answer] = await Promise.all([
    LOADERS[FRAME]?.(request),
    LOADERS[page]?.(request).catch((error: unknown) => failed(error, requestId, parts)),
  ])
  const around = frame?.kind === 'found' ? { [FRAME]: frame.data } : {}
  const isWhole = frame?.kind === 'found' && frame.cache !== 'degraded'
  if (answer?.kind === 'moved') return answer
  if (answer?.kind === 'found') {
    const cache = isWhole || answer.cache === 'private' ? answer.cache : 'degraded'
    return { kind: 'page', page, status: 200, cache, routes: { ...around, [page]: answer.data } }
  }
  const status = answer?.kind === 'failed' ? answer.status : 404
  const cache = isWhole ? 'private' : 'degraded'
  return { kind: 'page', page, status, cache, routes: around, error: { status, id: requestId } }
}

type Failed = { readonly kind: 'failed'; readonly status: number }

// A 404 is shown only when the upstream said so; that it failed is not the visitor's doing.
function failed(error: unknown, id: string, { log }: Parts): Failed | Loaded<never> {
  if (!SdkError.is(error)) throw error
  if (error.code === 'aborted') return { kind: 'failed', status: 499 }
  log.error({ id, error: error.toJSON() }, 'a page could not be loaded')
  return { kind: 'failed', status: 503 }
}
