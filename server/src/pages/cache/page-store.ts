import type { CachePolicy } from './cache-policies.ts'
import type { StoredPage } from './stored-page.ts'

/** A page in the cache, and since when. */
export interface Entry {
  readonly page: StoredPage
  readonly keeping: CachePolicy
  /** In milliseconds of a clock that never jumps. */
  readonly storedAt: number
}

/** How old an entry is by its own rules. */
export type Freshness = 'fresh' | 'stale' | 'emergency' | 'gone'

/** Whether an entry may be shown: at once, while a newer one is made, or only because no newer one can be. */
export function freshnessOf({ keeping, storedAt }: Entry, now: number): Freshness {
  const age = (now - storedAt) / 1000
  if (age < keeping.fresh) return 'fresh'
  if (age < keeping.fresh + keeping.whileRevalidating) return 'stale'
  return age < keeping.fresh + keeping.ifError ? 'emergency' : 'gone'
}

/** Pages by key, the least lately used of them dropped when there are too many bytes. */
export interface PageStore {
  readonly get: (key: string) => Entry | undefined
  readonly set: (key: string, entry: Entry) => void
  /** How many bytes and pages are kept. */
  readonly size: () => { readonly bytes: number; readonly pages: number }
}

// What a page costs beside its own bytes.
const OVERHEAD_BYTES = 2000

/** Makes a store of so many bytes at most. */
export function createPageStore(maxBytes: number): PageStore {
  const entries = new Map<string, Entry>()
  // The compressed forms come later, so that a page is weighed when it is put in with room for them.
  const weights = new Map<string, number>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= weights.get(key) ?? 0
    weights.delete(key)
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    set(key, entry) {
      drop(key)
      const weight = Math.ceil(entry.page.size() * 1.5) + key.length + OVERHEAD_BYTES
      if (weight > maxBytes / 4) return
      entries.set(key, entry)
      weights.set(key, weight)
      bytes += weight
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) return
        drop(oldest)
      }
    },
    size: () => ({ bytes, pages: entries.size }),
  }
}
