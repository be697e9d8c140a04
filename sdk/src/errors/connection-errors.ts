import { SdkError, type ErrorPlace } from './sdk-error.ts'

/** The service could not be reached. */
export class NetworkError extends SdkError {
  override readonly name: string = 'NetworkError'

  constructor(place: ErrorPlace) {
    super('network', `${place.operation} could not be reached`, place)
  }
}

/** The service took longer than the call's budget. */
export class TimeoutError extends SdkError {
  override readonly name: string = 'TimeoutError'

  constructor(place: ErrorPlace) {
    super('timeout', `${place.operation} took too long`, place)
  }
}

/** The caller changed its mind. */
export class AbortedError extends SdkError {
  override readonly name: string = 'AbortedError'

  constructor(place: ErrorPlace) {
    super('aborted', `${place.operation} was aborted`, place)
  }
}

/** The service answered something that is not JSON. */
export class UnreadableError extends SdkError {
  override readonly name: string = 'UnreadableError'

  constructor(place: ErrorPlace) {
    super('unreadable', `${place.operation} answered something unreadable`, place)
  }
}
