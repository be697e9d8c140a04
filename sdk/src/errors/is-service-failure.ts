import type { SdkErrorCode } from './error-fields.ts'

const SERVICE_FAILURES: Readonly<Record<SdkErrorCode, boolean>> = {
  aborted: false,
  'bad-answer': true,
  config: false,
  conflict: false,
  forbidden: false,
  http: false,
  network: true,
  'not-found': false,
  refused: false,
  'rate-limited': true,
  server: true,
  timeout: true,
  unavailable: true,
  unauthorized: false,
  unreadable: true,
}

/**
 * Whether a call failed for trouble of the service, and not for what was asked of it.
 * @example
 * const status = isServiceFailure(error.code) ? 503 : 422
 */
export function isServiceFailure(code: SdkErrorCode): boolean {
  return SERVICE_FAILURES[code]
}
