import type { Clock } from '../http/options.ts'

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Lets so many milliseconds pass, and everything happen that was waiting for one of them. */
  advance(ms: number): Promise<void>
  /** How many callbacks are waiting. */
  waiting(): number
}

/** Makes a clock that shows the given moment, in epoch milliseconds. */
export function fakeClock(start = 0): FakeClock {
  const timers = new Map<number, { readonly at: number; readonly call: () => void }>()
  let now = start
  let made = 0

  function next(until: number): number | undefined {
    const due = [...timers].filter(([, { at }]) => at <= until)
    return due.toSorted(([, one], [, other]) => one.at - other.at)[0]?.[0]
  }

  return {
    now: () => now,
    after(ms, call) {
      const id = (made += 1)
      timers.set(id, { at: now + Math.max(0, ms), call })
      return () => void timers.delete(id)
    },
    async advance(ms) {
      const until = now + ms
      await settled()
      for (let id = next(until); id !== undefined; id = next(until)) {
        const timer = timers.get(id)
        timers.delete(id)
        now = Math.max(now, timer?.at ?? now)
        timer?.call()
        await settled()
      }
      now = until
    },
    waiting: () => timers.size,
  }
}

// A turn of the real loop: what promises have to say by then, they have said.
function settled(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
