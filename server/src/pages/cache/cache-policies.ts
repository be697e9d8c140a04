/** For how many seconds a page may be kept, and for how many more it may be shown while or although a newer one is missing. */
export interface CachePolicy {
  readonly fresh: number
  readonly whileRevalidating: number
  readonly ifError: number
}

const DAY = 86_400

/** How long each kind of public page is kept. */
export const CACHE_POLICIES = {
  home: { fresh: 300, whileRevalidating: 3600, ifError: DAY },
  list: { fresh: 300, whileRevalidating: 3600, ifError: DAY },
  product: { fresh: 900, whileRevalidating: 3600, ifError: DAY },
  search: { fresh: 60, whileRevalidating: 300, ifError: 3600 },
  suggestions: { fresh: 60, whileRevalidating: 0, ifError: 0 },
  degraded: { fresh: 15, whileRevalidating: 0, ifError: 0 },
  missing: { fresh: 60, whileRevalidating: 0, ifError: 0 },
  moved: { fresh: 900, whileRevalidating: 0, ifError: 0 },
} as const satisfies Readonly<Record<string, CachePolicy>>

/** The cache-control header that says so. */
export function cacheControl({ fresh, whileRevalidating, ifError }: CachePolicy): string {
  return [
    'public, max-age=0',
    `s-maxage=${fresh}`,
    ...(whileRevalidating ? [`stale-while-revalidate=${whileRevalidating}`] : []),
    ...(ifError ? [`stale-if-error=${ifError}`] : []),
  ].join(', ')
}
