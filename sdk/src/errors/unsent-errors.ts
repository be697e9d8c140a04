import { SdkError, type ErrorPlace } from './sdk-error.ts'

/** The call was not sent, because its service is down or busy. */
export class UnavailableError extends SdkError {
  override readonly name: string = 'UnavailableError'

  constructor(place: ErrorPlace) {
    super('unavailable', `${place.operation} was not sent: its service is unavailable`, place)
  }
}

/** The call was not sent, because only reading is allowed. */
export class RefusedError extends SdkError {
  override readonly name: string = 'RefusedError'

  constructor(place: ErrorPlace) {
    super('refused', `${place.operation} was not sent: only reading is allowed`, place)
  }
}
