import type { NetworkReason } from '../errors/error-fields.ts'

const REASONS: readonly (readonly [pattern: RegExp, reason: NetworkReason])[] = [
  [/^(ENOTFOUND|EAI_)/, 'dns'],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/, 'refused'],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'reset'],
  [/CERT|SSL|TLS|^UNABLE_TO_VERIFY|^HOSTNAME_MISMATCH$|^EPROTO$/, 'tls'],
]

/** Why a transport failed, as far as its error tells: Node names a code in the cause. */
export function networkReason(error: unknown): NetworkReason {
  const cause = causeOf(error)
  if (isBlockedPort(cause)) return 'blocked-port'
  const code = networkCode(error)
  if (code === undefined) return 'unknown'
  return REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? 'unknown'
}

/** The code of a failed handshake, which tells an expired certificate from http where https was called. */
export function networkDetail(error: unknown): string | undefined {
  return networkReason(error) === 'tls' ? networkCode(error) : undefined
}

/** What the engine says of a mistake in a transport; no such sentence holds an address. */
const MISTAKE =
  /^Cannot (?:read|set|destructure|convert) |^[\w$.]+ is not (?:a function|a constructor|defined|iterable)\b/

/** What failed, as its code alone: the sentence of a foreign error may hold an address, and the error itself a request. */
export function networkCause(error: unknown): Error | undefined {
  if (error instanceof Error && MISTAKE.test(error.message)) return error
  const code = networkCode(error)
  return code && /^\w+$/.test(code) ? Object.assign(new Error(code), { code }) : undefined
}

/** Whether an answer came that cannot be unpacked. */
export function isBrokenCompression(error: unknown): boolean {
  return /^(Z_|ERR__ERROR_|ZSTD_)/.test(networkCode(error) ?? '')
}

function networkCode(error: unknown): string | undefined {
  const cause = causeOf(error)
  return codeOf(error) ?? codeOf(cause) ?? codeOf(firstCause(cause))
}

function codeOf(error: unknown): string | undefined {
  const code: unknown = Object(error).code
  return typeof code === 'string' ? code : undefined
}

// fetch never connects to ports of other protocols, 6000 for one, and has no code for it.
function isBlockedPort(cause: unknown): boolean {
  return Object(cause).message === 'bad port'
}

function causeOf(error: unknown): unknown {
  return Object(error).cause
}

// A name with several addresses fails with an error for each.
function firstCause(error: unknown): unknown {
  const errors: unknown = Object(error).errors
  return Array.isArray(errors) ? errors[0] : undefined
}
