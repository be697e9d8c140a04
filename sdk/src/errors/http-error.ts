import { SdkError, type ErrorPlace, type SdkErrorCode } from './sdk-error.ts'

function codeOf(status: number): SdkErrorCode {
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'not-found'
  if (status === 429) return 'rate-limited'
  return status >= 500 ? 'server' : 'http'
}

/** The service answered, and its answer is a refusal. */
export class HttpError extends SdkError {
  readonly status: number

  constructor(status: number, place: ErrorPlace) {
    super(codeOf(status), `${place.operation} answered ${status}`, place)
    this.status = status
  }

  override toJSON(): Record<string, unknown> {
    return { ...super.toJSON(), status: this.status }
  }
}
