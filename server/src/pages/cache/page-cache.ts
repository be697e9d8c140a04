import type { CachePolicy } from './cache-policies.ts'
import { createPageStore, freshnessOf, type Entry } from './page-store.ts'
import { createFlights } from './flights.ts'
import type { SharedPages } from './shared-pages.ts'
import type { StoredPage } from './stored-page.ts'

/** A page that was made, and how long it may be kept; a page that failed may not be kept at all. */
export interface Produced {
  readonly page: StoredPage
  readonly keeping: CachePolicy | undefined
}

/** Makes the page of a key; the signal ends it when nobody waits any more. */
export type Produce = (signal: AbortSignal) => Promise<Produced>

/** How a page came to be answered, as the Cache-Status header says it. */
type Outcome = 'hit' | 'stale' | 'stale-if-error' | 'miss'

/** A page to be sent. */
export interface Served {
  readonly page: StoredPage
  readonly outcome: Outcome
  readonly ageSeconds: number
  readonly keeping: CachePolicy | undefined
}

/** The pages that are the same for everybody. */
export interface PageCache {
  /** The page, if it can be answered without making it; one that is stale is made anew behind the answer's back, if there is a way. */
  readonly find: (key: string, produce: Produce | undefined) => Served | undefined
  /** The page, made at most once at a time however many ask for it. */
  readonly load: (key: string, produce: Produce, signal?: AbortSignal) => Promise<Served>
  readonly size: () => { readonly bytes: number; readonly pages: number }
}

/** What a page cache is made of. */
export interface PageCacheOptions {
  readonly maxBytes: number
  /** Milliseconds of a clock that never jumps. */
  readonly now?: () => number
  /** A second tier that all servers share. */
  readonly shared?: SharedPages
  /** Hears what went wrong behind an answer's back. */
  readonly onError?: (error: unknown) => void
}

/** Makes a page cache. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, now = () => performance.now(), shared, onError = () => {} } = options
  const store = createPageStore(maxBytes)
  const flights = createFlights<Produced>()

  function keep(key: string, { page, keeping }: Produced): void {
    if (!keeping) return
    store.set(key, { page, keeping, storedAt: now() })
    void shared?.set(key, page, keeping)
  }

  const make = (key: string, produce: Produce, signal?: AbortSignal) =>
    flights.join(
      key,
      async missing => {
        const produced = await produce(missing)
        keep(key, produced)
        return produced
      },
      signal,
    )

  function served(entry: Entry, outcome: Outcome): Served {
    const { page, keeping, storedAt } = entry
    return { page, keeping, outcome, ageSeconds: Math.max(0, Math.floor((now() - storedAt) / 1000)) }
  }

  async function fromShared(key: string): Promise<Entry | undefined> {
    const found = await shared?.get(key)
    if (!found) return undefined
    const entry = { page: found.page, keeping: found.keeping, storedAt: now() - found.ageMs }
    if (freshnessOf(entry, now()) === 'gone') return undefined
    store.set(key, entry)
    return entry
  }

  return {
    find(key, produce) {
      const entry = store.get(key)
      if (!entry) return undefined
      const freshness = freshnessOf(entry, now())
      if (freshness === 'fresh') return served(entry, 'hit')
      if (freshness !== 'stale') return undefined
      if (produce) make(key, produce).catch(onError)
      return served(entry, 'stale')
    },
    async load(key, produce, signal) {
      const cached = store.get(key) ?? (await fromShared(key))
      if (cached && freshnessOf(cached, now()) === 'fresh') return served(cached, 'hit')
      const emergency = cached && freshnessOf(cached, now()) !== 'gone' ? cached : undefined
      try {
        const produced = await make(key, produce, signal)
        if (emergency && produced.page.status >= 500) return served(emergency, 'stale-if-error')
        return { ...produced, outcome: 'miss', ageSeconds: 0 }
      } catch (error) {
        if (!emergency) throw error
        onError(error)
        return served(emergency, 'stale-if-error')
      }
    },
    size: store.size,
  }
}
