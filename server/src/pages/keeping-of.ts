import { CACHE_POLICIES, type CachePolicy } from './cache/cache-policies.ts'
import type { LoadedPage } from './load-page.ts'

/** How long a page may be kept, or undefined for one that nobody may keep. */
export function keepingOf(page: LoadedPage): CachePolicy | undefined {
  if (page.kind === 'moved') return CACHE_POLICIES.moved
  if (page.status === 404) return page.cache === 'degraded' ? CACHE_POLICIES.degraded : CACHE_POLICIES.missing
  if (page.error || page.cache === 'private' || page.cache === 'private-returnable') return undefined
  return CACHE_POLICIES[page.cache]
}
