import { isPassingError } from '../../errors/is-passing-error.ts'
import { hasCode } from './refusal.ts'

/** Sends a write that carries an idempotency key once more when nobody knows what became of it. */
export async function sendAgain<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!isPassingError(error) || asksForPeace(error)) throw error
    return send()
  }
}

function asksForPeace(error: unknown): boolean {
  if (hasCode(error, 'rate-limited')) return true
  return error instanceof Error && 'retryAfterMs' in error && error.retryAfterMs !== undefined
}
