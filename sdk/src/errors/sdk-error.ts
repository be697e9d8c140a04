import type { ErrorFields, SdkErrorCode } from './error-fields.ts'

/** Where an error happened: enough to find it in a log, nothing personal. */
export interface ErrorContext {
  readonly operation: string
  /** The service of the operation. */
  readonly service?: string | undefined
  /** Who was asked, as https://shop.example: whatever follows it may be personal. */
  readonly origin?: string | undefined
  readonly requestId?: string
  /** What the caller can do, in one sentence. */
  readonly hint?: string | undefined
  /** What the caller itself handed in, or no more than a code: the causes of others hold addresses, tokens and answers. */
  readonly cause?: unknown
}

/** The family of everything that the SDK throws. */
export class SdkError extends Error {
  override readonly name: string = 'SdkError'
  readonly code: SdkErrorCode
  readonly operation: string
  readonly requestId: string | undefined
  /** What the caller can do, in one sentence; undefined where the message says it or nothing helps. */
  readonly hint: string | undefined
  readonly family = 'wallart-sdk' as const

  constructor(code: SdkErrorCode, message: string, context: ErrorContext) {
    super(message, context)
    this.code = code
    this.operation = context.operation
    this.requestId = context.requestId
    this.hint = context.hint
  }

  /** True for an error of this family, also of another copy of the package. */
  static is(error: unknown): error is AnySdkError {
    return Object(error).family === 'wallart-sdk'
  }

  // By name, as the classes of another copy of the package are others.
  protected static isNamed(error: unknown, name: string): boolean {
    return SdkError.is(error) && error.name === name
  }

  /** The fields that may be logged. */
  toJSON(): Record<string, unknown> {
    const { name, code, operation, requestId, message, hint } = this
    return { name, code, operation, requestId, message, hint }
  }
}

/**
 * Every error that the SDK throws, told apart by its `code`: a `network` has a `reason`, a `rate-limited` its `retryAfterMs`.
 * @example
 * const waitMs = SdkError.is(error) && error.code === 'rate-limited' ? error.retryAfterMs : 0
 */
export type AnySdkError = {
  readonly [Code in SdkErrorCode]: SdkError & { readonly code: Code } & ErrorFields<Code>
}[SdkErrorCode]
