import type { Clock } from './options.ts'

/** The system clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    // A time above 2 ** 31 - 1 would be over at once.
    const timer = setTimeout(call, Math.min(ms, 2e9))
    return () => clearTimeout(timer)
  },
}
