import type { Clock } from './options.ts'

/** A signal that fires when its time is over or when the caller's own does. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Rejects as soon as the signal fires, for work that does not listen to it. */
  readonly whenAborted: Promise<never>
  /** Whether it was the time that ended it. */
  hasTimedOut(): boolean
  /** Stops the clock; to be called when the work is done. */
  release(): void
}

/** Starts the time of some work. */
export function startDeadline(clock: Clock, ms: number, outer: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  const { signal } = controller
  let timedOut = false
  const missed = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  missed.catch(() => {})
  const onOuterAbort = () => controller.abort(outer?.reason)
  if (outer?.aborted) onOuterAbort()
  outer?.addEventListener('abort', onOuterAbort, { once: true })
  const stop = clock.after(ms, () => {
    timedOut = true
    controller.abort()
  })
  return {
    signal,
    whenAborted: missed,
    hasTimedOut: () => timedOut,
    release() {
      stop()
      outer?.removeEventListener('abort', onOuterAbort)
    },
  }
}
