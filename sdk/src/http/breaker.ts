import type { Clock } from './options.ts'

export interface BreakerOptions {
  /** So many failures within one window open the breaker, unless more calls were answered; of one shopper a tenth
   * of them count. */
  readonly failureThreshold?: number
  readonly windowMs?: number
  readonly coolDownMs?: number
  readonly clock?: Pick<Clock, 'now'>
}

/** How a call went for its service; a call that tells nothing of it was never sent or was given up. */
export type BreakerOutcome = 'up' | 'down' | 'unknown'

type Report = (outcome: BreakerOutcome) => void

export interface Breaker {
  /** How to report what becomes of the call that is about to be sent, or undefined when none may be. */
  tryAcquire(shopper?: string): Report | undefined
}

const LEAST_SHOPPERS = 10

export function createBreaker(
  { failureThreshold = 10, windowMs = 10_000, coolDownMs = 5000 }: BreakerOptions,
  clock: Pick<Clock, 'now'>,
  onChange: (isDown: boolean) => void,
): Breaker {
  const mostOfShopper = Math.ceil(failureThreshold / LEAST_SHOPPERS)
  let counts = startCounts()
  let downSince: number | undefined
  let isProbing = false
  let prober: string | undefined

  function startCounts() {
    const failedFor: (string | undefined)[] = []
    return { since: clock.now(), up: 0, failedFor }
  }

  // A clock that was set back is no reason to wait longer.
  function isWithin(ms: number, since: number): boolean {
    const age = clock.now() - since
    return age >= 0 && age < ms
  }

  function setDown(isDown: boolean): void {
    const wasDown = downSince !== undefined
    downSince = isDown ? clock.now() : undefined
    counts = startCounts()
    if (wasDown !== isDown) onChange(isDown)
  }

  function recordOutcome(outcome: BreakerOutcome, shopper: string | undefined): void {
    // The call was sent before the breaker opened.
    if (downSince !== undefined || outcome === 'unknown') return
    if (!isWithin(windowMs, counts.since)) counts = startCounts()
    const { failedFor } = counts
    if (outcome === 'up') counts.up += 1
    // An address or a search that a service fails at would close it to all others.
    else if (!shopper || failedFor.filter(each => each === shopper).length < mostOfShopper)
      failedFor.push(shopper)
    if (failedFor.length >= Math.max(failureThreshold, counts.up)) setDown(true)
  }

  function startProbe(shopper: string | undefined): Report {
    isProbing = true
    prober = shopper
    return outcome => {
      isProbing = false
      if (outcome !== 'unknown') setDown(outcome === 'down')
    }
  }

  return {
    tryAcquire(shopper) {
      if (downSince === undefined) return outcome => recordOutcome(outcome, shopper)
      // One whose probe has failed leaves the next to others.
      const waitMs = coolDownMs * (shopper && shopper === prober ? 2 : 1)
      return isProbing || isWithin(waitMs, downSince) ? undefined : startProbe(shopper)
    },
  }
}
