import { SdkError, type ErrorContext } from './sdk-error.ts'

/** The shopper signed in too long ago, or was signed out elsewhere, and must sign in again. */
export class SessionEndedError extends SdkError {
  override readonly name: string = 'SessionEndedError'
  declare readonly code: 'unauthorized'

  constructor(context: ErrorContext) {
    super('unauthorized', 'the session has ended', { hint: 'Sign in again.', ...context })
  }

  /** True for an error of this class, also of another copy of the package. */
  static override is(error: unknown): error is SessionEndedError {
    return SdkError.isNamed(error, 'SessionEndedError')
  }
}
