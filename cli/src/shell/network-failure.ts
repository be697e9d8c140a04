import { fieldOf } from '@wallart/contract/json/field-of.ts'

/** Why a host could not be reached, by the code that Node gives. */
export function networkFailureText(error: unknown): string {
  if (fieldOf(error, 'name') === 'TimeoutError') return 'no answer in time'
  const cause = fieldOf(error, 'cause')
  const code = [error, cause, firstReason(fieldOf(cause, 'errors'))].map(errorCode).find(Boolean) ?? ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'host name cannot be resolved'
  if (code === 'ECONNREFUSED') return 'connection refused'
  if (isWithoutTls(code)) return `no TLS there: is it http? (${code})`
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) return `certificate not trusted (${code})`
  if (fieldOf(cause, 'message') === 'bad port') return 'this port is blocked; choose another'
  return code ? `unreachable (${code})` : 'unreachable'
}

/** What a handshake with a server that speaks plain HTTP ends in. */
export function isWithoutTls(code: string): boolean {
  return /^(EPROTO|ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG))$/.test(code)
}

function firstReason(errors: unknown): unknown {
  return Array.isArray(errors) ? errors[0] : undefined
}

function errorCode(error: unknown): string | undefined {
  const code = fieldOf(error, 'code')
  return typeof code === 'string' ? code : undefined
}
