import type { Clock } from './options.ts'

export interface BreakerOptions {
  /** So many failures within one window, if they are at least half of its calls, open the breaker. */
  readonly failureThreshold?: number
  readonly windowMs?: number
  readonly coolDownMs?: number
  readonly clock?: Pick<Clock, 'now'>
}

/** How a call went for its service; a call that tells nothing of it was never sent or was given up. */
export type BreakerOutcome = 'up' | 'down' | 'unknown'

export interface Breaker {
  /** How to report what becomes of the call that is about to be sent, or undefined when none may be. */
  tryAcquire(): ((outcome: BreakerOutcome) => void) | undefined
}

export function createBreaker(
  { failureThreshold = 10, windowMs = 10_000, coolDownMs = 5000 }: BreakerOptions,
  clock: Pick<Clock, 'now'>,
  onChange: (isDown: boolean) => void,
): Breaker {
  let counts = { since: clock.now(), calls: 0, failed: 0 }
  let downSince: number | undefined
  let isProbing = false

  // A clock that was set back is no reason to wait longer.
  function isWithin(ms: number, since: number): boolean {
    const age = clock.now() - since
    return age >= 0 && age < ms
  }

  function setDown(isDown: boolean): void {
    const wasDown = downSince !== undefined
    downSince = isDown ? clock.now() : undefined
    counts = { since: clock.now(), calls: 0, failed: 0 }
    if (wasDown !== isDown) onChange(isDown)
  }

  function recordOutcome(outcome: BreakerOutcome): void {
    // The call was sent before the breaker opened.
    if (downSince !== undefined || outcome === 'unknown') return
    if (!isWithin(windowMs, counts.since)) counts = { since: clock.now(), calls: 0, failed: 0 }
    counts.calls += 1
    if (outcome === 'down') counts.failed += 1
    if (counts.failed >= failureThreshold && counts.failed * 2 >= counts.calls) setDown(true)
  }

  function startProbe(): (outcome: BreakerOutcome) => void {
    isProbing = true
    return outcome => {
      isProbing = false
      if (outcome !== 'unknown') setDown(outcome === 'down')
    }
  }

  return {
    tryAcquire() {
      if (downSince === undefined) return recordOutcome
      return isProbing || isWithin(coolDownMs, downSince) ? undefined : startProbe()
    },
  }
}
