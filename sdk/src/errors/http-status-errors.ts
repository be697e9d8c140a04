import { HttpError, errorCodeForStatus, type HttpErrorDetails } from './http-error.ts'
import type { ErrorContext } from './sdk-error.ts'
import type { SdkErrorCode } from './error-fields.ts'

/** The service wants to know first who asks. */
export class UnauthorizedError extends HttpError {
  override readonly name: string = 'UnauthorizedError'
  declare readonly code: 'unauthorized'

  /** True for an error of this class, also of another copy of the package. */
  static override is(error: unknown): error is UnauthorizedError {
    return HttpError.isNamed(error, 'UnauthorizedError')
  }
}

/** The service knows who asks, and says no. */
export class ForbiddenError extends HttpError {
  override readonly name: string = 'ForbiddenError'
  declare readonly code: 'forbidden'

  /** True for an error of this class, also of another copy of the package. */
  static override is(error: unknown): error is ForbiddenError {
    return HttpError.isNamed(error, 'ForbiddenError')
  }
}

/** The service has no such thing. */
export class NotFoundError extends HttpError {
  override readonly name: string = 'NotFoundError'
  declare readonly code: 'not-found'

  /** True for an error of this class, also of another copy of the package. */
  static override is(error: unknown): error is NotFoundError {
    return HttpError.isNamed(error, 'NotFoundError')
  }
}

/** Something that is there already stands in the way. */
export class ConflictError extends HttpError {
  override readonly name: string = 'ConflictError'
  declare readonly code: 'conflict'

  /** True for an error of this class, also of another copy of the package. */
  static override is(error: unknown): error is ConflictError {
    return HttpError.isNamed(error, 'ConflictError')
  }
}

/** The service was asked too often. */
export class RateLimitedError extends HttpError {
  override readonly name: string = 'RateLimitedError'
  declare readonly code: 'rate-limited'

  /** True for an error of this class, also of another copy of the package. */
  static override is(error: unknown): error is RateLimitedError {
    return HttpError.isNamed(error, 'RateLimitedError')
  }
}

/** The service itself is at fault. */
export class ServerError extends HttpError {
  override readonly name: string = 'ServerError'
  declare readonly code: 'server'

  /** True for an error of this class, also of another copy of the package. */
  static override is(error: unknown): error is ServerError {
    return HttpError.isNamed(error, 'ServerError')
  }
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
  const code = errorCodeForStatus(details.status)
  const ErrorClass = ERROR_CLASSES[code] ?? HttpError
  return new ErrorClass(details, context, code)
}
