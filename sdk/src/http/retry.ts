import { AbortedError, TimeoutError } from '../errors/connection-errors.ts'
import { HttpError } from '../errors/http-error.ts'
import { isTransientError } from '../errors/is-transient-error.ts'
import type { ErrorContext } from '../errors/sdk-error.ts'
import type { Operation } from '../operations/operation.ts'
import { startDeadline } from './deadline.ts'
import type { Clock, RetryBudget } from './options.ts'

/** The first pause before a repetition is drawn from 0 to this many milliseconds; each further one from twice as many. */
const BASE_DELAY_MS = 200

export interface RetryOptions {
  readonly operation: Operation
  readonly context: ErrorContext
  readonly clock: Clock
  readonly random: () => number
  readonly totalMs: number
  /** How often the call is sent again at most. */
  readonly retries: number
  readonly signal: AbortSignal | undefined
  readonly budget?: RetryBudget | undefined
}

/** Sends an idempotent call again while its failure is of the passing kind and the time allows it. */
export async function retry<T>(
  sendOnce: (attempt: number, leftMs: number) => Promise<T>,
  { operation, context, clock, random, totalMs, retries, signal, budget }: RetryOptions,
): Promise<T> {
  const end = clock.now() + totalMs
  budget?.deposit(operation.service)
  for (let attempt = 1; ; attempt += 1) {
    if (signal?.aborted) throw new AbortedError({ ...context, cause: signal.reason })
    const leftMs = end - clock.now()
    if (leftMs <= 0) throw new TimeoutError(context, totalMs)
    try {
      return await sendOnce(attempt, leftMs)
    } catch (error) {
      if (attempt > retries || !operation.idempotent || !isTransientError(error)) throw error
      const delayMs = retryDelay(error, attempt, random)
      if (clock.now() + delayMs >= end || budget?.tryWithdraw(operation.service) === false) throw error
      await sleep(delayMs, clock, signal)
    }
  }
}

function retryDelay(error: unknown, attempt: number, random: () => number): number {
  const requested = error instanceof HttpError ? error.retryAfterMs : undefined
  return requested ?? random() * BASE_DELAY_MS * 2 ** (attempt - 1)
}

async function sleep(ms: number, clock: Clock, signal: AbortSignal | undefined): Promise<void> {
  const timer = startDeadline(clock, ms, signal)
  await timer.whenAborted.catch(() => {})
  timer.release()
}
