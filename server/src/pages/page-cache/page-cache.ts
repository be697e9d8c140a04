import { singleFlight } from '@wallart/sdk/http/single-flight'
import { setMaxListeners } from 'node:events'
import type { WorkReport } from '../../front/call-context.ts'
import type { CacheSize } from '../../upstream/two-room-cache.ts'
import type { CachePolicy } from './cache-policies.ts'
import { createIdleQueue, type IdleQueue } from './idle-queue.ts'
import { createPageStore, freshnessOf, type Entry } from './page-store.ts'
import type { SharedPages } from './shared-pages.ts'
import type { StoredPage } from './stored-page.ts'

export interface Produced {
  readonly page: StoredPage
  /** Undefined for a page that must not be cached. */
  readonly policy: CachePolicy | undefined
  readonly work?: WorkReport
}

export type Produce = (signal: AbortSignal) => Promise<Produced>

type Outcome = 'hit' | 'stale' | 'stale-if-error' | 'miss'

export interface Served extends Produced {
  readonly outcome: Outcome
  readonly ageSeconds: number
}

export interface PageCache {
  readonly find: (key: string, produce: Produce | undefined) => Served | undefined
  readonly load: (key: string, produce: Produce, signal?: AbortSignal) => Promise<Served>
  /** Whether a page is being loaded, which others may join. */
  readonly isLoading: (key: string) => boolean
  readonly size: () => CacheSize
}

export interface PageCacheOptions {
  readonly maxBytes: number
  readonly now?: () => number
  readonly shared?: SharedPages
  readonly onError?: (error: unknown) => void
  /** What compresses pages while nothing else is to be done. */
  readonly idle?: IdleQueue
}

/** Stale pages that are made again at a time: no request waits for them, while others wait for what is rendered. */
const MOST_REVALIDATIONS = 4

export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, now = () => performance.now(), shared, onError = () => {} } = options
  const { idle = createIdleQueue({ onError }) } = options
  const store = createPageStore(maxBytes)
  const joinFlight = singleFlight<Served>()
  const loading = new Set<string>()
  let revalidations = 0
  const sentAgain = new WeakSet<StoredPage>()

  async function save(key: string, { page, policy }: Produced): Promise<void> {
    if (!policy) return
    store.set(key, { page, policy, storedAt: now() })
    idle.add(page.pack)
    await shared?.set(key, page, policy)
  }

  // Most pages are asked for once, so that only those that are sent again deserve the long way.
  function serveAgain(entry: Entry): Served {
    const { page } = entry
    if (!sentAgain.has(page)) {
      sentAgain.add(page)
      idle.add(page.packSmall)
    }
    return serve(entry, 'hit')
  }

  // The others are made again when they are asked for once more.
  function revalidate(key: string, produce: Produce): void {
    if (loading.has(key) || revalidations >= MOST_REVALIDATIONS) return
    revalidations += 1
    void loadOnce(key, produce)
      .catch(onError)
      .finally(() => (revalidations -= 1))
  }

  // Other servers are asked within the flight, so that a slow answer of theirs does not lead to a second one.
  const loadOnce = (key: string, produce: Produce, signal?: AbortSignal) =>
    joinFlight(key, { signal }, async abandoned => {
      // Every upstream call of the work listens.
      setMaxListeners(0, abandoned)
      loading.add(key)
      // Who comes next begins another, and joins none.
      abandoned.addEventListener('abort', () => loading.delete(key), { once: true })
      try {
        const older = store.get(key)
        const found = (await fromShared(key, older)) ?? older
        if (found && freshnessOf(found, now()) === 'fresh') return serve(found, 'hit')
        return await produceOr(found, key, produce, abandoned)
      } finally {
        if (!abandoned.aborted) loading.delete(key)
      }
    })

  async function produceOr(
    older: Entry | undefined,
    key: string,
    produce: Produce,
    abandoned: AbortSignal,
  ): Promise<Served> {
    const emergency = older && freshnessOf(older, now()) !== 'expired' ? older : undefined
    try {
      const produced = await produce(abandoned)
      if (emergency && produced.page.status >= 500) return serve(emergency, 'stale-if-error', produced.work)
      save(key, produced).catch(onError)
      return { ...produced, outcome: 'miss', ageSeconds: 0 }
    } catch (error) {
      if (!emergency || abandoned.aborted) throw error
      onError(error)
      return serve(emergency, 'stale-if-error')
    }
  }

  function serve({ page, policy, storedAt }: Entry, outcome: Outcome, work?: WorkReport): Served {
    const ageSeconds = Math.max(0, Math.floor((now() - storedAt) / 1000))
    return { page, policy, outcome, ageSeconds, ...(work && { work }) }
  }

  async function fromShared(key: string, older: Entry | undefined): Promise<Entry | undefined> {
    const found = await shared?.get(key)
    if (!found) return undefined
    const entry = { page: found.page, policy: found.policy, storedAt: now() - found.ageMs }
    if (freshnessOf(entry, now()) === 'expired') return undefined
    if (older && older.storedAt >= entry.storedAt) return undefined
    store.set(key, entry)
    return entry
  }

  return {
    find(key, produce) {
      const entry = store.get(key)
      if (!entry) return undefined
      const freshness = freshnessOf(entry, now())
      if (freshness === 'fresh') return serveAgain(entry)
      if (freshness !== 'stale') return undefined
      if (produce) revalidate(key, produce)
      return serve(entry, 'stale')
    },
    async load(key, produce, signal) {
      const cached = store.get(key)
      if (cached && freshnessOf(cached, now()) === 'fresh') return serve(cached, 'hit')
      return loadOnce(key, produce, signal)
    },
    isLoading: key => loading.has(key),
    size: store.size,
  }
}
