import type { Clock } from './options.ts'

export interface BreakerOptions {
  /** So many failures within one window open the breaker, unless more calls were answered; of one shopper a tenth
   * of them count, and of one thing that shoppers read. */
  readonly failureThreshold?: number
  /** Likewise of calls that were not answered, beside those sent since the first of them; default: as many. */
  readonly silenceThreshold?: number
  readonly windowMs?: number
  readonly coolDownMs?: number
  readonly clock?: Pick<Clock, 'now'>
}

/** How a call went for its service: a failing one answers, a silent one may hang with all others; a call that tells
 * nothing of it was never sent or was given up. */
export type BreakerOutcome = 'up' | 'failing' | 'silent' | 'unknown'

export interface BreakerCall {
  readonly shopper?: string | undefined
  /** What is read, which may be broken by itself; where one shopper's calls are told from another's. */
  readonly subject?: string | undefined
}

type Report = (outcome: BreakerOutcome) => void

export interface Breaker {
  /** How to report what becomes of the call that is about to be sent, or undefined when none may be. */
  tryAcquire(call?: BreakerCall): Report | undefined
}

const LEAST_SHOPPERS = 10
const LEAST_SUBJECTS = { failing: 10, silent: 2 }

export function createBreaker(
  {
    failureThreshold = 10,
    silenceThreshold = failureThreshold,
    windowMs = 10_000,
    coolDownMs = 5000,
  }: BreakerOptions,
  clock: Pick<Clock, 'now'>,
  onChange: (isDown: boolean) => void,
): Breaker {
  let counts = startCounts()
  let downSince: number | undefined
  let isProbing = false
  let failedProbe: BreakerCall = {}

  function startCounts() {
    const failing: BreakerCall[] = []
    const silent: BreakerCall[] = []
    const upSentAt: number[] = []
    return { since: clock.now(), upSentAt, failing, silent, silentSince: 0 }
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

  /** An address or a work that a service fails at would close it to all others. */
  function countFailure(call: BreakerCall, outcome: keyof typeof LEAST_SUBJECTS, most: number): void {
    const failures = [...counts.failing, ...counts.silent]
    const isRare = (key: keyof BreakerCall, least: number) =>
      failures.filter(each => isSame(each, call, key)).length < most / least
    if (isRare('shopper', LEAST_SHOPPERS) && isRare('subject', LEAST_SUBJECTS[outcome]))
      counts[outcome].push(call)
  }

  function recordOutcome(outcome: BreakerOutcome, call: BreakerCall, sentAt: number): void {
    // The call was sent before the breaker opened.
    if (downSince !== undefined || outcome === 'unknown') return
    if (!isWithin(windowMs, counts.since)) counts = startCounts()
    if (outcome === 'up') counts.upSentAt.push(sentAt)
    else countFailure(call, outcome, outcome === 'silent' ? silenceThreshold : failureThreshold)
    const { upSentAt, failing, silent } = counts
    if (outcome === 'silent' && silent.length === 1) counts.silentSince = sentAt
    // What was answered before a service fell silent says nothing of its silence.
    const upSince = () => upSentAt.filter(at => at >= counts.silentSince).length
    const isSilent = silent.length >= silenceThreshold && silent.length >= upSince()
    if (isSilent || failing.length + silent.length >= Math.max(failureThreshold, upSentAt.length))
      setDown(true)
  }

  function startProbe(call: BreakerCall): Report {
    isProbing = true
    failedProbe = call
    return outcome => {
      isProbing = false
      if (outcome !== 'unknown') setDown(outcome !== 'up')
    }
  }

  return {
    tryAcquire(call = {}) {
      const sentAt = clock.now()
      if (downSince === undefined) return outcome => recordOutcome(outcome, call, sentAt)
      // One whose probe has failed, or what it was for, leaves the next to others.
      const waitMs =
        coolDownMs * (isSame(call, failedProbe, 'shopper') || isSame(call, failedProbe, 'subject') ? 2 : 1)
      return isProbing || isWithin(waitMs, downSince) ? undefined : startProbe(call)
    },
  }
}

function isSame(one: BreakerCall, other: BreakerCall, key: keyof BreakerCall): boolean {
  return one[key] !== undefined && one[key] === other[key]
}
