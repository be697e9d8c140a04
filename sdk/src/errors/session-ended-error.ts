import { SdkError, type ErrorContext } from './sdk-error.ts'

/** The shopper signed in too long ago, or was signed out elsewhere, and must sign in again. */
export class SessionEndedError extends SdkError {
  override readonly name: string = 'SessionEndedError'

  constructor(context: ErrorContext) {
    super('unauthorized', 'the session has ended', { hint: 'Sign in again.', ...context })
  }
}
