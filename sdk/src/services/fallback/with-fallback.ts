import { SdkError } from '../../errors/sdk-error.ts'
import type { Logger } from '../logger.ts'

/** What a call answers, or what the shop shows instead when the call failed; the log knows why. */
export async function withFallback<T>(
  call: () => Promise<T>,
  replace: T,
  log: Logger,
  message: string,
): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!SdkError.is(error)) throw error
    log.warn({ error: error.toJSON() }, message)
    return replace
  }
}
