import type { NetworkReason } from '../errors/connection-errors.ts'

const REASONS: readonly (readonly [pattern: RegExp, reason: NetworkReason])[] = [
  [/^(ENOTFOUND|EAI_)/, 'dns'],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/, 'refused'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'reset'],
  [/CERT|SSL|TLS|^UNABLE_TO_VERIFY|^HOSTNAME_MISMATCH$|^EPROTO$/, 'tls'],
]

/** Why a transport failed, as far as its error tells: Node names a code in the cause. */
export function networkReason(error: unknown): NetworkReason {
  const code = codeOf(error) ?? codeOf(causeOf(error)) ?? codeOf(firstOf(causeOf(error)))
  if (code === undefined) return 'unknown'
  return REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? 'unknown'
}

function codeOf(error: unknown): string | undefined {
  const code: unknown = Object(error).code
  return typeof code === 'string' ? code : undefined
}

function causeOf(error: unknown): unknown {
  return Object(error).cause
}

// A name with several addresses fails with an error for each.
function firstOf(error: unknown): unknown {
  const errors: unknown = Object(error).errors
  return Array.isArray(errors) ? errors[0] : undefined
}
