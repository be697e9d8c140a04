import { SdkError, type ErrorContext } from './sdk-error.ts'

/** Why a service could not be reached; browsers do not tell being offline from a host that forbids the page. */
export type NetworkReason =
  'dns' | 'refused' | 'tls' | 'reset' | 'blocked-port' | 'offline-or-cors' | 'unknown'

/** The service could not be reached. */
export class NetworkError extends SdkError {
  override readonly name: string = 'NetworkError'
  readonly reason: NetworkReason
  /** What the platform calls the failure, as CERT_HAS_EXPIRED; browsers do not tell. */
  readonly detail: string | undefined

  constructor(context: ErrorContext, reason: NetworkReason = 'unknown', detail?: string) {
    const { operation, origin = 'its service' } = context
    super('network', `${operation} could not reach ${origin} (${detail ? `${reason}: ${detail}` : reason})`, {
      hint: 'Check the connection and the address of the service.',
      ...context,
    })
    this.reason = reason
    this.detail = detail
  }

  override toJSON(): Record<string, unknown> {
    return { ...super.toJSON(), reason: this.reason, detail: this.detail }
  }
}

/** The service took longer than the call's budget. */
export class TimeoutError extends SdkError {
  override readonly name: string = 'TimeoutError'

  constructor(context: ErrorContext, limitMs?: number) {
    const limit = limitMs === undefined ? 'too long' : `longer than ${Math.round(limitMs)} ms`
    super('timeout', `${context.operation} took ${limit}`, {
      hint: 'Try again, or with a longer timeoutMs.',
      ...context,
    })
  }
}

/** The caller changed its mind. */
export class AbortedError extends SdkError {
  override readonly name: string = 'AbortedError'

  constructor(context: ErrorContext) {
    super('aborted', `${context.operation} was aborted`, context)
  }
}

/** The service answered something that cannot be read, as it is not JSON or too large. */
export class UnreadableError extends SdkError {
  override readonly name: string = 'UnreadableError'

  constructor(context: ErrorContext, why?: string) {
    const message = `${context.operation} answered something unreadable`
    super('unreadable', why ? `${message}: ${why}` : message, context)
  }
}
