import { isTransientError } from '../../errors/is-transient-error.ts'
import { hasCode } from './error-predicates.ts'

/** Sends a write that carries an idempotency key once more when its outcome is unknown. */
export async function retryOnce<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!isTransientError(error) || isThrottled(error)) throw error
    return send()
  }
}

function isThrottled(error: unknown): boolean {
  if (hasCode(error, 'rate-limited')) return true
  return error instanceof Error && 'retryAfterMs' in error && error.retryAfterMs !== undefined
}
