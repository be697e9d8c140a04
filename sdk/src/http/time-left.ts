import { TimeoutError } from '../errors/connection-errors.ts'
import type { ErrorContext } from '../errors/sdk-error.ts'
import { systemClock } from './system-clock.ts'

/** Counts what is left of the time of a call; what is no time is left to be refused where the call is sent. */
export function timeLeft(timeoutMs: number | undefined): () => number | undefined {
  if (!isTime(timeoutMs)) return () => timeoutMs
  const startedAt = performance.now()
  // Equal calls that began at nearly the same time stay equal, and are sent as one.
  const step = timeoutMs / 10
  return () => Math.max(1, timeoutMs - Math.floor((performance.now() - startedAt) / step) * step)
}

export const isTime = (ms: number | undefined): ms is number => Number.isFinite(ms) && Number(ms) > 0

/** Waits for work that goes on without this caller when their time is over. */
export async function withinTime<T>(
  work: Promise<T>,
  timeoutMs: number | undefined,
  context: ErrorContext,
): Promise<T> {
  if (!isTime(timeoutMs)) return work
  return new Promise((resolve, reject) => {
    const stop = systemClock.after(timeoutMs, () => reject(new TimeoutError(context, timeoutMs)))
    work.finally(stop).then(resolve, reject)
  })
}
