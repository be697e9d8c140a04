import type { PageRequest } from './page-request.ts'

/** How long caches may keep a page; degraded is one with a part missing. */
export type CachePolicy = 'home' | 'list' | 'product' | 'search' | 'degraded' | 'private'

/** What a loader found: the page's data, a new address, or nothing. */
export type Loaded<T> =
  | { readonly kind: 'found'; readonly data: T; readonly cache: CachePolicy }
  | { readonly kind: 'moved'; readonly status: 301 | 302 | 303; readonly location: string }
  | { readonly kind: 'missing' }

/** A page's loader; it runs on the server only. */
export type Loader<T> = (request: PageRequest) => Promise<Loaded<T>>

/** The page exists and shows this. */
export function found<T>(data: T, cache: CachePolicy): Loaded<T> {
  return { kind: 'found', data, cache }
}

/** There is no such page. */
export function missing(): Loaded<never> {
  return { kind: 'missing' }
}
