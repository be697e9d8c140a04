import { HttpError, errorCodeForStatus, type HttpErrorDetails } from './http-error.ts'
import type { ErrorContext, SdkErrorCode } from './sdk-error.ts'

/** The service wants to know first who asks. */
export class UnauthorizedError extends HttpError {
  override readonly name: string = 'UnauthorizedError'
}

/** The service knows who asks, and says no. */
export class ForbiddenError extends HttpError {
  override readonly name: string = 'ForbiddenError'
}

/** The service has no such thing. */
export class NotFoundError extends HttpError {
  override readonly name: string = 'NotFoundError'
}

/** Something that is there already stands in the way. */
export class ConflictError extends HttpError {
  override readonly name: string = 'ConflictError'
}

/** The service was asked too often. */
export class RateLimitedError extends HttpError {
  override readonly name: string = 'RateLimitedError'
}

/** The service itself is at fault. */
export class ServerError extends HttpError {
  override readonly name: string = 'ServerError'
}

const ERROR_CLASSES: Readonly<Partial<Record<SdkErrorCode, typeof HttpError>>> = {
  unauthorized: UnauthorizedError,
  forbidden: ForbiddenError,
  'not-found': NotFoundError,
  conflict: ConflictError,
  'rate-limited': RateLimitedError,
  server: ServerError,
}

/** The error of a refusal, of the class that its status asks for. */
export function createHttpError(details: HttpErrorDetails, context: ErrorContext): HttpError {
  // What another server does not know may well be there.
  const code = details.problem === 'wrong-server' ? 'http' : errorCodeForStatus(details.status)
  const ErrorClass = ERROR_CLASSES[code] ?? HttpError
  return new ErrorClass(details, context, code)
}
