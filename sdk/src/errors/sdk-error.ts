/** Every way in which a call of the SDK can fail. */
export type SdkErrorCode =
  | 'aborted'
  | 'bad-answer'
  | 'config'
  | 'conflict'
  | 'forbidden'
  | 'http'
  | 'network'
  | 'not-found'
  | 'refused'
  | 'rate-limited'
  | 'server'
  | 'timeout'
  | 'unavailable'
  | 'unauthorized'
  | 'unreadable'

/** Where an error happened: enough to find it in a log, nothing personal. */
export interface ErrorPlace {
  readonly operation: string
  readonly requestId?: string
  readonly cause?: unknown
}

/** The family of everything that the SDK throws. */
export class SdkError extends Error {
  readonly code: SdkErrorCode
  readonly operation: string
  readonly requestId: string | undefined
  readonly family = 'wallart-sdk' as const

  constructor(code: SdkErrorCode, message: string, place: ErrorPlace) {
    super(message, { cause: place.cause })
    this.name = new.target.name
    this.code = code
    this.operation = place.operation
    this.requestId = place.requestId
  }

  /** True for an error of this family, also of another copy of the package. */
  static is(error: unknown): error is SdkError {
    return typeof error === 'object' && error !== null && 'family' in error && error.family === 'wallart-sdk'
  }

  /** What a log may keep. */
  toJSON(): Record<string, unknown> {
    const { name, code, operation, requestId, message } = this
    return { name, code, operation, requestId, message }
  }
}
