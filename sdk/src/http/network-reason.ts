import type { NetworkReason } from '../errors/error-fields.ts'

/** Browsers do not tell why a request failed: no connection, or a host that does not allow the page. */
export function networkReason(_error: unknown): NetworkReason {
  return 'offline-or-cors'
}

/** Browsers have no codes for failures. */
export function networkDetail(_error: unknown): undefined {}

export function networkCause(_error: unknown): undefined {}

/** Browsers do not tell an answer that cannot be unpacked from one that broke off. */
export function isBrokenCompression(_error: unknown): boolean {
  return false
}
