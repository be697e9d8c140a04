import { signalMistake } from '#http/known-options'
import { AbortedError } from '../errors/connection-errors.ts'
import type { ErrorContext } from '../errors/sdk-error.ts'

/** Waits for work that others may wait for too: a caller who leaves is let go, and the work goes on. */
export function abortable<T>(
  work: () => Promise<T>,
  signal: AbortSignal | undefined,
  context: ErrorContext,
): Promise<T> {
  if (!signal) return work()
  const mistake = signalMistake(signal)
  if (mistake) return Promise.reject(mistake)
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new AbortedError({ ...context, cause: signal.reason }))
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    void work()
      .finally(() => signal.removeEventListener('abort', onAbort))
      .then(resolve, reject)
  })
}
