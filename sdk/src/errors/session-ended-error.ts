import { SdkError, type ErrorContext } from './sdk-error.ts'

/** Somebody signed in so long ago, or was signed out elsewhere, that they must sign in again. */
export class SessionEndedError extends SdkError {
  override readonly name: string = 'SessionEndedError'

  constructor(context: ErrorContext) {
    super('unauthorized', 'the session has ended', context)
  }
}
