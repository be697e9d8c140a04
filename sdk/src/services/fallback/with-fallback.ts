import { SdkError } from '../../errors/sdk-error.ts'
import { reportDegraded, type ServiceOptions } from '../service-options.ts'

/** What a call answers, or the fallback when it fails, which is reported. */
export async function withFallback<T>(
  call: () => Promise<T>,
  fallback: T,
  options: ServiceOptions,
  message: string,
): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!SdkError.is(error)) throw error
    reportDegraded(options, error, message)
    return fallback
  }
}
