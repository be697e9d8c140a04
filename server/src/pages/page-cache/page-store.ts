import { createTwoRoomCache, type CacheSize } from '../../upstream/two-room-cache.ts'
import type { CachePolicy } from './cache-policies.ts'
import type { StoredPage } from './stored-page.ts'

export interface Entry {
  readonly page: StoredPage
  readonly policy: CachePolicy
  readonly storedAt: number
}

/** Whether an entry may be served: always, while it is revalidated, or only when revalidation fails. */
export type Freshness = 'fresh' | 'stale' | 'emergency' | 'expired'

export function freshnessOf({ policy, storedAt }: Entry, now: number): Freshness {
  const age = (now - storedAt) / 1000
  if (age < policy.fresh) return 'fresh'
  if (age < policy.fresh + policy.staleWhileRevalidate) return 'stale'
  return age < policy.fresh + policy.staleIfError ? 'emergency' : 'expired'
}

export interface PageStore {
  readonly get: (key: string) => Entry | undefined
  readonly set: (key: string, entry: Entry) => void
  readonly size: () => CacheSize
}

const OVERHEAD_BYTES = 2000

export function createPageStore(maxBytes: number): PageStore {
  const entries = createTwoRoomCache<Entry>({
    maxBytes,
    bytesOf: ({ page }, key) => page.size() + key.length + OVERHEAD_BYTES,
    isAdmissible: ({ page }) => page.status < 400,
  })
  return {
    get: entries.get,
    set(key, entry) {
      entries.set(key, entry)
      // Another coding of the page takes room too.
      entry.page.onResize(() => entries.measure(key, entry))
    },
    size: entries.size,
  }
}
