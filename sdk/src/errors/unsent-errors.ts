import { SdkError, type ErrorContext } from './sdk-error.ts'

/** The call was not sent, because its service is down or busy. */
export class UnavailableError extends SdkError {
  override readonly name: string = 'UnavailableError'

  constructor(context: ErrorContext) {
    super('unavailable', `${context.operation} was not sent: its service is unavailable`, {
      hint: 'Try again in a moment.',
      ...context,
    })
  }
}

/** The call was not sent, because only reading is allowed. */
export class RefusedError extends SdkError {
  override readonly name: string = 'RefusedError'

  constructor(context: ErrorContext) {
    super('refused', `${context.operation} was not sent: only reading is allowed`, {
      hint: 'Use a sender that may write.',
      ...context,
    })
  }
}
