import type { Clock } from './options.ts'

/** A signal that fires when its time is over or when one of the others fires. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Whether it was the time that ended it. */
  isOver(): boolean
  /** Stops the clock; to be called when the work is done. */
  release(): void
}

/** Starts the time of some work. */
export function startDeadline(clock: Clock, ms: number, outer: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  let over = false
  const leave = () => controller.abort(outer?.reason)
  if (outer?.aborted) leave()
  outer?.addEventListener('abort', leave, { once: true })
  const stop = clock.after(ms, () => {
    over = true
    controller.abort()
  })
  return {
    signal: controller.signal,
    isOver: () => over,
    release() {
      stop()
      outer?.removeEventListener('abort', leave)
    },
  }
}
