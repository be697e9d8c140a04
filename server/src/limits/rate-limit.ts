import { LRUCache } from 'lru-cache'
import type { SharedStore } from '../upstream/shared-store.ts'

export interface Rate {
  readonly times: number
  readonly seconds: number
}

/** Whether the limit is kept, or in how many seconds to retry. */
export type Verdict = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number }

export interface RateLimiter {
  take(name: string, rates: readonly Rate[]): Promise<Verdict>
}

interface Count {
  times: number
  readonly endsAt: number
}

// Above this many names at once the least recent are forgotten.
const MAX_NAMES = 100_000

export function createRateLimiter(now: () => number = Date.now, shared?: SharedStore): RateLimiter {
  const counts = new LRUCache<string, Count>({ max: MAX_NAMES })

  function countHere(key: string, endsAt: number): number {
    const found = counts.get(key)
    const count = found && found.endsAt > now() ? found : { times: 0, endsAt }
    count.times += 1
    counts.set(key, count)
    return count.times
  }

  async function countOne(name: string, { times, seconds }: Rate): Promise<Verdict> {
    const window = Math.floor(now() / 1000 / seconds)
    const key = `limit:${name}:${seconds}:${window}`
    const endsAt = (window + 1) * seconds * 1000
    const here = countHere(key, endsAt)
    const counted = Math.max(here, (await shared?.add(key, seconds)) ?? 0)
    if (counted <= times) return { ok: true }
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now()) / 1000)) }
  }

  return {
    async take(name, rates) {
      const verdicts = await Promise.all(rates.map(rate => countOne(name, rate)))
      const waits = verdicts.flatMap(verdict => (verdict.ok ? [] : [verdict.retryAfterSeconds]))
      return waits.length > 0 ? { ok: false, retryAfterSeconds: Math.max(...waits) } : { ok: true }
    },
  }
}
