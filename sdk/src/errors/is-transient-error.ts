import { SdkError } from './sdk-error.ts'

/** True when the same call may well succeed a moment later; one that used up its time would do so again. */
export function isTransientError(error: unknown): boolean {
  if (!SdkError.is(error)) return false
  if (error.code === 'network') return true
  const status: unknown = 'status' in error && error.status
  return [408, 429, 500, 502, 503, 504].some(transient => transient === status)
}
