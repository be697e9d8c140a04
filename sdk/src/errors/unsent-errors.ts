import { SdkError, type ErrorContext } from './sdk-error.ts'

/** The call was not sent, because its service is down or busy. */
export class UnavailableError extends SdkError {
  override readonly name: string = 'UnavailableError'
  declare readonly code: 'unavailable'

  constructor(context: ErrorContext) {
    super('unavailable', `${context.operation} was not sent: its service is unavailable`, {
      hint: 'Try again in a moment.',
      ...context,
    })
  }

  /** True for an error of this class, also of another copy of the package. */
  static override is(error: unknown): error is UnavailableError {
    return SdkError.isNamed(error, 'UnavailableError')
  }
}

/** The call was not sent, because only reading is allowed. */
export class RefusedError extends SdkError {
  override readonly name: string = 'RefusedError'
  declare readonly code: 'refused'

  constructor(context: ErrorContext) {
    super('refused', `${context.operation} was not sent: only reading is allowed`, {
      hint: 'Use a sender that may write.',
      ...context,
    })
  }

  /** True for an error of this class, also of another copy of the package. */
  static override is(error: unknown): error is RefusedError {
    return SdkError.isNamed(error, 'RefusedError')
  }
}
