import type { Clock } from './options.ts'

export interface Deadline {
  readonly signal: AbortSignal
  /** Rejects as soon as the signal fires, for work that does not listen to it. */
  readonly whenAborted: Promise<never>
  hasTimedOut(): boolean
  release(): void
}

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
