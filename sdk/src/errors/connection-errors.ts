import { SdkError, type ErrorContext } from './sdk-error.ts'

/** Why a service could not be reached; browsers do not tell being offline from a host that forbids the page. */
export type NetworkReason =
  'dns' | 'refused' | 'tls' | 'reset' | 'blocked-port' | 'offline-or-cors' | 'unknown'

/** The service could not be reached. */
export class NetworkError extends SdkError {
  override readonly name: string = 'NetworkError'
  readonly reason: NetworkReason

  constructor(context: ErrorContext, reason: NetworkReason = 'unknown') {
    super('network', `${context.operation} could not be reached (${reason})`, context)
    this.reason = reason
  }

  override toJSON(): Record<string, unknown> {
    return { ...super.toJSON(), reason: this.reason }
  }
}

/** The service took longer than the call's budget. */
export class TimeoutError extends SdkError {
  override readonly name: string = 'TimeoutError'

  constructor(context: ErrorContext) {
    super('timeout', `${context.operation} took too long`, context)
  }
}

/** The caller changed its mind. */
export class AbortedError extends SdkError {
  override readonly name: string = 'AbortedError'

  constructor(context: ErrorContext) {
    super('aborted', `${context.operation} was aborted`, context)
  }
}

/** The service answered something that is not JSON. */
export class UnreadableError extends SdkError {
  override readonly name: string = 'UnreadableError'

  constructor(context: ErrorContext) {
    super('unreadable', `${context.operation} answered something unreadable`, context)
  }
}
