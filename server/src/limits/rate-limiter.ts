import { setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { SharedValues } from '../upstream/shared-store.ts'

export interface Rate {
  readonly times: number
  readonly seconds: number
}

/** From how many times on each further one waits, by how much longer than the one before, and how long at most. */
export interface Slowdown {
  readonly after: number
  readonly seconds: number
  readonly stepMs: number
  readonly maxMs: number
}

/** Whether the limit is kept, or in how many seconds to retry. */
export type Verdict = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number }

export interface RateLimiter {
  /** The name begins with its kind. */
  take(name: string, rates: readonly Rate[]): Promise<Verdict>
  slowDown(name: string, slowdown: Slowdown): Promise<void>
}

interface Count {
  times: number
  readonly endsAt: number
}

// Of each kind, so that what may be counted without end makes no other count forgotten.
const MAX_NAMES = 65_536

export function createRateLimiter(
  now: () => number = Date.now,
  shared?: Pick<SharedValues, 'add'>,
  sleep: (ms: number) => Promise<unknown> = ms => delay(ms),
): RateLimiter {
  const countsByKind = new Map<string, LRUCache<string, Count>>()

  function countHere(name: string, key: string, endsAt: number): number {
    const [kind = ''] = name.split(' ', 1)
    const counts = countsByKind.get(kind) ?? new LRUCache<string, Count>({ max: MAX_NAMES })
    countsByKind.set(kind, counts)
    const found = counts.get(key)
    const current = found && found.endsAt > now() ? found : { times: 0, endsAt }
    current.times += 1
    counts.set(key, current)
    return current.times
  }

  async function count(name: string, seconds: number): Promise<Count> {
    const window = Math.floor(now() / 1000 / seconds)
    const key = `limit:${name}:${seconds}:${window}`
    const endsAt = (window + 1) * seconds * 1000
    const here = countHere(name, key, endsAt)
    return { times: Math.max(here, (await shared?.add(key, seconds)) ?? 0), endsAt }
  }

  async function takeOne(name: string, rate: Rate): Promise<Verdict> {
    const { times, endsAt } = await count(name, rate.seconds)
    if (times <= rate.times) return { ok: true }
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now()) / 1000)) }
  }

  return {
    async take(name, rates) {
      const verdicts = await Promise.all(rates.map(rate => takeOne(name, rate)))
      const waits = verdicts.flatMap(verdict => (verdict.ok ? [] : [verdict.retryAfterSeconds]))
      return waits.length > 0 ? { ok: false, retryAfterSeconds: Math.max(...waits) } : { ok: true }
    },
    async slowDown(name, { after, seconds, stepMs, maxMs }) {
      const { times } = await count(name, seconds)
      if (times > after) await sleep(Math.min(maxMs, (times - after) * stepMs))
    },
  }
}
