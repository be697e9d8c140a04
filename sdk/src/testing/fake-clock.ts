import type { Clock } from '../http/options.ts'

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Lets so many milliseconds pass, and everything happen that was waiting for one of them. */
  advance(ms: number): Promise<void>
  /** How many callbacks are waiting. */
  pendingTimers(): number
}

/**
 * Creates a clock that shows the given moment, in epoch milliseconds.
 * @example
 * const clock = fakeClock()
 * await clock.advance(60_000)
 */
export function fakeClock(start = 0): FakeClock {
  const timers = new Map<number, { readonly at: number; readonly call: () => void }>()
  let now = start
  let timerCount = 0

  function nextTimer(until: number): number | undefined {
    const due = [...timers].filter(([, { at }]) => at <= until)
    return due.toSorted(([, one], [, other]) => one.at - other.at)[0]?.[0]
  }

  return {
    now: () => now,
    after(ms, call) {
      const id = (timerCount += 1)
      timers.set(id, { at: now + Math.max(0, ms), call })
      return () => void timers.delete(id)
    },
    async advance(ms) {
      const until = now + ms
      await flushPromises()
      for (let id = nextTimer(until); id !== undefined; id = nextTimer(until)) {
        const timer = timers.get(id)
        timers.delete(id)
        now = Math.max(now, timer?.at ?? now)
        timer?.call()
        await flushPromises()
      }
      now = until
    },
    pendingTimers: () => timers.size,
  }
}

// A turn of the real loop: what promises have to say by then, they have said.
function flushPromises(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
