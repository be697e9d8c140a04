import type { LoadedPage } from './load-page.ts'

const PUBLIC = {
  home: 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600, stale-if-error=86400',
  list: 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600, stale-if-error=86400',
  product: 'public, max-age=0, s-maxage=900, stale-while-revalidate=3600, stale-if-error=86400',
  search: 'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=3600',
  degraded: 'public, max-age=0, s-maxage=15',
  private: 'private, no-store',
}

/** How long caches may keep a page. */
export function cacheHeader(page: Extract<LoadedPage, { kind: 'page' }>): string {
  if (page.status === 404)
    return page.cache === 'degraded' ? PUBLIC.degraded : 'public, max-age=0, s-maxage=60'
  return page.error ? 'no-store' : PUBLIC[page.cache]
}
