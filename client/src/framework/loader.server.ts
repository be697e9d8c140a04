import type { PageRequest, PrivateRequest } from './page-request.server.ts'

/**
 * How long caches may keep a page; degraded is one with a part missing. A private page that may be returned to is
 * remembered by the visitor's own browser, which the others never are.
 */
export type CachePolicy =
  'content' | 'home' | 'list' | 'product' | 'search' | 'degraded' | 'private' | 'private-returnable'

export interface Missing {
  readonly kind: 'missing'
}

export type LoaderResult<T> =
  | {
      readonly kind: 'found'
      readonly data: T
      readonly cache: CachePolicy
      /** What search engines are told of the page. */
      readonly robots?: string
      /** 404 and 429 for a page that says of itself that what was asked for is not there, or was tried too often. */
      readonly status: 200 | 404 | 429
      /** What its document tells search engines besides. */
      readonly structuredData?: readonly object[]
    }
  | { readonly kind: 'moved'; readonly status: 301 | 302 | 303; readonly location: string }
  | Missing

/** A page's loader; it runs on the server only. */
export type Loader<T> = (request: PageRequest) => Promise<LoaderResult<T>>

export type PrivateLoader<T> = (request: PrivateRequest) => Promise<LoaderResult<T>>

export function found<T>(
  data: T,
  cache: CachePolicy,
  robots?: string,
  status: 200 | 404 | 429 = 200,
): LoaderResult<T> {
  return { kind: 'found', data, cache, status, ...(robots && { robots }) }
}

export function withStructuredData<T>(
  result: LoaderResult<T>,
  structuredData: readonly object[],
): LoaderResult<T> {
  return result.kind === 'found' ? { ...result, structuredData } : result
}

export function missing(): Missing {
  return { kind: 'missing' }
}

/** How the server answers a page. */
export type ServedPage = {
  /** Where its code is, by which the build names the files that the page needs. */
  readonly folder: string
  /** The query parameters the page reads; one that ends with a dot stands for all that begin so. */
  readonly query: readonly string[]
} & (
  | { readonly audience: 'public'; readonly loader: Loader<unknown> }
  | { readonly audience: 'private'; readonly loader: PrivateLoader<unknown> }
)
