import { LRUCache } from 'lru-cache'
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
  readonly size: () => { readonly bytes: number; readonly pages: number }
}

const OVERHEAD_BYTES = 2000

export function createPageStore(maxBytes: number): PageStore {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
    // The compressed forms are made later, so there is room for them.
    sizeCalculation: ({ page }, key) => Math.ceil(page.size() * 1.5) + key.length + OVERHEAD_BYTES,
  })
  return {
    get: key => entries.get(key),
    set: (key, entry) => void entries.set(key, entry),
    size: () => ({ bytes: entries.calculatedSize, pages: entries.size }),
  }
}
