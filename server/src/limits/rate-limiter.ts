import { setTimeout as delay } from 'node:timers/promises'
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
  /** What the next take would say for all that was counted here; it counts nothing itself. */
  look(name: string, rates: readonly Rate[]): Verdict
  slowDown(name: string, slowdown: Slowdown): Promise<void>
  /** Takes one count back, as if it had never been. */
  giveBack(name: string, rates: readonly Rate[]): Promise<void>
}

/** What one kind of name was counted in the window that runs; those before it are dropped. */
interface Counts {
  readonly window: number
  /** The name that was counted last comes last. */
  readonly times: Map<string, number>
}

// Of each kind, so that what may be counted without end makes no other count forgotten.
const MAX_NAMES = 65_536

export function createRateLimiter(
  now: () => number = Date.now,
  shared?: Pick<SharedValues, 'add'>,
  sleep: (ms: number) => Promise<unknown> = ms => delay(ms),
): RateLimiter {
  const countsByKind = new Map<string, Counts>()

  const windowOf = (seconds: number) => Math.floor(now() / 1000 / seconds)

  function countsOf(name: string, seconds: number): Counts {
    const [kind = ''] = name.split(' ', 1)
    const group = `${kind} ${seconds}`
    const window = windowOf(seconds)
    const found = countsByKind.get(group)
    if (found?.window === window) return found
    const counts = { window, times: new Map<string, number>() }
    countsByKind.set(group, counts)
    return counts
  }

  function countHere(name: string, seconds: number): number {
    const { times } = countsOf(name, seconds)
    const next = (times.get(name) ?? 0) + 1
    times.delete(name)
    times.set(name, next)
    const [oldest] = times.keys()
    if (oldest !== undefined && times.size > MAX_NAMES) times.delete(oldest)
    return next
  }

  const keyOf = (name: string, seconds: number) => `limit:${name}:${seconds}:${windowOf(seconds)}`

  async function count(name: string, seconds: number): Promise<number> {
    const key = keyOf(name, seconds)
    const here = countHere(name, seconds)
    return Math.max(here, (await shared?.add(key, seconds)) ?? 0)
  }

  function verdictOn(times: number, { seconds, ...rate }: Rate): Verdict {
    if (times <= rate.times) return { ok: true }
    const endsAt = (windowOf(seconds) + 1) * seconds * 1000
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now()) / 1000)) }
  }

  return {
    async take(name, rates) {
      return strictest(
        await Promise.all(rates.map(async rate => verdictOn(await count(name, rate.seconds), rate))),
      )
    },
    look: (name, rates) =>
      strictest(rates.map(rate => verdictOn((countsOf(name, rate.seconds).times.get(name) ?? 0) + 1, rate))),
    async slowDown(name, { after, seconds, stepMs, maxMs }) {
      const times = await count(name, seconds)
      if (times > after) await sleep(Math.min(maxMs, (times - after) * stepMs))
    },
    async giveBack(name, rates) {
      for (const { seconds } of rates) {
        const { times } = countsOf(name, seconds)
        const here = times.get(name) ?? 0
        // In a window that has begun meanwhile it does not count.
        if (here === 0) continue
        times.set(name, here - 1)
        await shared?.add(keyOf(name, seconds), seconds, -1)
      }
    },
  }
}

function strictest(verdicts: readonly Verdict[]): Verdict {
  const waits = verdicts.flatMap(verdict => (verdict.ok ? [] : [verdict.retryAfterSeconds]))
  return waits.length > 0 ? { ok: false, retryAfterSeconds: Math.max(...waits) } : { ok: true }
}
