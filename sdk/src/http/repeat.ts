import { AbortedError, TimeoutError } from '../errors/connection-errors.ts'
import { HttpError } from '../errors/http-error.ts'
import { SdkError, type ErrorPlace } from '../errors/sdk-error.ts'
import type { Operation } from '../operations/operation.ts'
import type { Clock } from './options.ts'

/** The first pause before a repetition is drawn from 0 to this many milliseconds; each further one from twice as many. */
export const FIRST_PAUSE_MS = 200

interface Repetition {
  readonly operation: Operation
  readonly place: ErrorPlace
  readonly clock: Clock
  readonly random: () => number
  readonly totalMs: number
  readonly signal: AbortSignal | undefined
}

/** Sends an idempotent call again while its failure is of the passing kind and the time allows it. */
export async function repeat<T>(
  once: (attempt: number, leftMs: number) => Promise<T>,
  { operation, place, clock, random, totalMs, signal }: Repetition,
): Promise<T> {
  const end = clock.now() + totalMs
  for (let attempt = 1; ; attempt += 1) {
    const leftMs = end - clock.now()
    if (leftMs <= 0) throw new TimeoutError(place)
    try {
      return await once(attempt, leftMs)
    } catch (error) {
      if (attempt > operation.retries || !operation.idempotent || !isPassing(error)) throw error
      const pause = pauseAfter(error, attempt, random)
      if (clock.now() + pause >= end) throw error
      await sleep(pause, clock, signal, place)
    }
  }
}

// An attempt that used up its own budget would do so again.
function isPassing(error: unknown): boolean {
  if (error instanceof HttpError) return isPassingStatus(error.status)
  return SdkError.is(error) && error.code === 'network'
}

function isPassingStatus(status: number): boolean {
  return status === 408 || status === 429 || status === 500 || (status >= 502 && status <= 504)
}

function pauseAfter(error: unknown, attempt: number, random: () => number): number {
  const asked = error instanceof HttpError ? error.retryAfterMs : undefined
  return asked ?? random() * FIRST_PAUSE_MS * 2 ** (attempt - 1)
}

function sleep(ms: number, clock: Clock, signal: AbortSignal | undefined, place: ErrorPlace): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      stop()
      reject(new AbortedError({ ...place, cause: signal?.reason }))
    }
    const stop = clock.after(ms, () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    })
    if (signal?.aborted) leave()
    else signal?.addEventListener('abort', leave, { once: true })
  })
}
