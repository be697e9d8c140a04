/** For how many seconds a page is fresh, and for how many more it may be served stale, as RFC 5861 has it. */
export interface CachePolicy {
  readonly fresh: number
  readonly staleWhileRevalidate: number
  readonly staleIfError: number
}

const DAY = 86_400

export const CACHE_POLICIES = {
  content: { fresh: 900, staleWhileRevalidate: 3600, staleIfError: DAY },
  home: { fresh: 300, staleWhileRevalidate: 3600, staleIfError: DAY },
  list: { fresh: 300, staleWhileRevalidate: 3600, staleIfError: DAY },
  product: { fresh: 900, staleWhileRevalidate: 3600, staleIfError: DAY },
  search: { fresh: 60, staleWhileRevalidate: 300, staleIfError: 3600 },
  suggestions: { fresh: 60, staleWhileRevalidate: 0, staleIfError: 0 },
  degraded: { fresh: 15, staleWhileRevalidate: 0, staleIfError: 0 },
  missing: { fresh: 60, staleWhileRevalidate: 0, staleIfError: 0 },
  moved: { fresh: 900, staleWhileRevalidate: 0, staleIfError: 0 },
} as const satisfies Readonly<Record<string, CachePolicy>>

export function cacheControl({ fresh, staleWhileRevalidate, staleIfError }: CachePolicy): string {
  return [
    'public, max-age=0',
    `s-maxage=${fresh}`,
    ...(staleWhileRevalidate ? [`stale-while-revalidate=${staleWhileRevalidate}`] : []),
    ...(staleIfError ? [`stale-if-error=${staleIfError}`] : []),
  ].join(', ')
}
