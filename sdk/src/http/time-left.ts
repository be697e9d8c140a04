import { TimeoutError } from '../errors/connection-errors.ts'
import type { ErrorContext } from '../errors/sdk-error.ts'

/** Counts what is left of the time of a call; what is no time is left to be refused where the call is sent. */
export function timeLeft(timeoutMs: number | undefined): () => number | undefined {
  if (timeoutMs === undefined || !(timeoutMs > 0)) return () => timeoutMs
  const startedAt = Date.now()
  return () => Math.max(1, timeoutMs - roundedDown(Date.now() - startedAt))
}

// Equal calls that began at once stay equal, and are sent as one.
const roundedDown = (ms: number) => ms - (ms % 20)

/** Waits for work that goes on without this caller when their time is over. */
export async function withinTime<T>(
  work: Promise<T>,
  timeoutMs: number | undefined,
  context: ErrorContext,
): Promise<T> {
  if (timeoutMs === undefined || !(timeoutMs > 0)) return work
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(context, timeoutMs)), timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
