import type { HttpErrorCode } from './error-fields.ts'
import { SdkError, type ErrorContext } from './sdk-error.ts'

/** How a service refused a call. */
export interface HttpErrorDetails {
  readonly status: number
  /** The kind of problem as the service names it, as in basket-not-found; wrong-server where another server answered. */
  readonly problem?: string | undefined
  /** The service's own sentence; it may name the shopper, so no log and no message carries it. */
  readonly sentence?: string | undefined
  readonly basketIds?: readonly string[] | undefined
  /** How long the service asks to wait before the next call, in milliseconds. */
  readonly retryAfterMs?: number | undefined
  /** What the caller can do, in one sentence. */
  readonly hint?: string | undefined
}

/** The service answered, and its answer is a refusal. */
export class HttpError extends SdkError {
  override readonly name: string = 'HttpError'
  declare readonly code: HttpErrorCode
  readonly status: number
  readonly problem: string | undefined
  readonly retryAfterMs: number | undefined
  // Printing an error prints its enumerable fields, so these are not enumerable.
  readonly #refusal: HttpErrorDetails

  constructor(
    details: HttpErrorDetails,
    context: ErrorContext,
    code: HttpErrorCode = errorCodeForStatus(details.status),
  ) {
    const { status, retryAfterMs } = details
    super(code, `${context.operation} answered ${status}`, { hint: hintFor(details, context), ...context })
    this.status = status
    this.problem = details.problem
    this.retryAfterMs = retryAfterMs
    this.#refusal = details
  }

  /** True for a refusal, also of another copy of the package. */
  static override is(error: unknown): error is HttpError {
    return SdkError.is(error) && 'status' in error
  }

  /** The service's own sentence, for the shopper's eyes only. */
  get sentence(): string | undefined {
    return this.#refusal.sentence
  }

  /** The baskets that stand in the way. */
  get basketIds(): readonly string[] {
    return this.#refusal.basketIds ?? []
  }

  override toJSON(): Record<string, unknown> {
    return { ...super.toJSON(), status: this.status, problem: this.problem, retryAfterMs: this.retryAfterMs }
  }
}

function hintFor(details: HttpErrorDetails, { requestId }: ErrorContext): string | undefined {
  const { status, problem, retryAfterMs, hint } = details
  if (hint) return hint
  if (retryAfterMs) return `Try again in ${waitText(retryAfterMs)}.`
  if (status === 429) return 'Send fewer calls, and later.'
  if (status >= 500)
    return requestId ? `Try again later; if it lasts, report request ${requestId}.` : 'Try again later.'
  return problem === 'customer-not-found' ? 'Sign in first: a guest has no account.' : undefined
}

// Rounded up, as asking sooner is refused again.
function waitText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  return seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3600)} h`
}

/** The code under which a status is known. */
export function errorCodeForStatus(status: number): HttpErrorCode {
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'not-found'
  if (status === 409) return 'conflict'
  if (status === 429) return 'rate-limited'
  return status >= 500 ? 'server' : 'http'
}
