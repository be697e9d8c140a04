import type { NetworkReason } from './error-fields.ts'
import { SdkError, type ErrorContext } from './sdk-error.ts'

/** The service could not be reached. */
export class NetworkError extends SdkError {
  override readonly name: string = 'NetworkError'
  declare readonly code: 'network'
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

  /** True for an error of this class, also of another copy of the package. */
  static override is(error: unknown): error is NetworkError {
    return SdkError.isNamed(error, 'NetworkError')
  }
}

/** The service took longer than the call's budget. */
export class TimeoutError extends SdkError {
  override readonly name: string = 'TimeoutError'
  declare readonly code: 'timeout'

  constructor(context: ErrorContext, limitMs?: number) {
    const limit = limitMs === undefined ? 'too long' : `longer than ${Math.round(limitMs)} ms`
    super('timeout', `${context.operation} took ${limit}`, {
      hint: 'Try again, or with a longer timeoutMs.',
      ...context,
    })
  }

  /** True for an error of this class, also of another copy of the package. */
  static override is(error: unknown): error is TimeoutError {
    return SdkError.isNamed(error, 'TimeoutError')
  }
}

/** The caller changed its mind. */
export class AbortedError extends SdkError {
  override readonly name: string = 'AbortedError'
  declare readonly code: 'aborted'

  constructor(context: ErrorContext) {
    super('aborted', `${context.operation} was aborted`, context)
  }

  /** True for an error of this class, also of another copy of the package. */
  static override is(error: unknown): error is AbortedError {
    return SdkError.isNamed(error, 'AbortedError')
  }
}

/** The service answered something that cannot be read, as it is not JSON or too large. */
export class UnreadableError extends SdkError {
  override readonly name: string = 'UnreadableError'
  declare readonly code: 'unreadable'

  constructor(context: ErrorContext, why?: string) {
    const message = `${context.operation} answered something unreadable`
    super('unreadable', why ? `${message}: ${why}` : message, context)
  }

  /** True for an error of this class, also of another copy of the package. */
  static override is(error: unknown): error is UnreadableError {
    return SdkError.isNamed(error, 'UnreadableError')
  }
}
