import type { AttemptResult } from './options.ts'
import type { Contract } from '../operations/contract.ts'

/** A value of a query: a list is joined by commas or repeated, as its operation says; undefined leaves the parameter out. */
export type QueryValue = string | number | boolean | readonly (string | number)[] | undefined

/** The values that one call fills its operation with. */
export interface Call<T> {
  readonly contract: Contract<T>
  /** Values for the path template. */
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, QueryValue>>
  /** Sent as JSON or as a form, as the operation says. */
  readonly body?: unknown
  /** Sent as it is. */
  readonly file?: Blob | ReadableStream<Uint8Array>
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  /** The same for every repetition of one intent, so that the service does it once. */
  readonly idempotencyKey?: string | undefined
  /** Hears of every attempt of this call, also where an equal call is already in flight. */
  readonly afterAttempt?: ((result: AttemptResult) => void) | undefined
}

/** The options of every client method, its last parameter. */
export interface CallOptions {
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
}
