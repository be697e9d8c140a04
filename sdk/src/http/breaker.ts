import type { Clock } from './options.ts'

/** When a service counts as down, and for how long it is then left alone. */
export interface BreakerOptions {
  /** So many failures within one window, if they are at least half of its calls, open the breaker. */
  readonly failures?: number
  readonly windowMs?: number
  readonly coolDownMs?: number
  readonly clock?: Pick<Clock, 'now'>
}

/** How a call went for its service; a call that tells nothing of it was never sent or was given up. */
export type Outcome = 'up' | 'down' | 'unknown'

/** What is known of one service's health. */
export interface Breaker {
  /** How to report what becomes of the call that is about to be sent, or undefined when none may be. */
  ask(): ((outcome: Outcome) => void) | undefined
}

/** Makes the breaker of one service; it says whenever the service goes down or comes back. */
export function createBreaker(
  { failures = 10, windowMs = 10_000, coolDownMs = 5000 }: BreakerOptions,
  clock: Pick<Clock, 'now'>,
  onChange: (isDown: boolean) => void,
): Breaker {
  let window = { since: clock.now(), calls: 0, failed: 0 }
  let downSince: number | undefined
  let isProbing = false

  // A clock that was set back is no reason to wait longer.
  function isWithin(ms: number, since: number): boolean {
    const age = clock.now() - since
    return age >= 0 && age < ms
  }

  function change(isDown: boolean): void {
    const wasDown = downSince !== undefined
    downSince = isDown ? clock.now() : undefined
    window = { since: clock.now(), calls: 0, failed: 0 }
    if (wasDown !== isDown) onChange(isDown)
  }

  function count(outcome: Outcome): void {
    // The call was sent before the breaker opened.
    if (downSince !== undefined || outcome === 'unknown') return
    if (!isWithin(windowMs, window.since)) window = { since: clock.now(), calls: 0, failed: 0 }
    window.calls += 1
    if (outcome === 'down') window.failed += 1
    if (window.failed >= failures && window.failed * 2 >= window.calls) change(true)
  }

  function probe(): (outcome: Outcome) => void {
    isProbing = true
    return outcome => {
      isProbing = false
      if (outcome !== 'unknown') change(outcome === 'down')
    }
  }

  return {
    ask() {
      if (downSince === undefined) return count
      return isProbing || isWithin(coolDownMs, downSince) ? undefined : probe()
    },
  }
}
