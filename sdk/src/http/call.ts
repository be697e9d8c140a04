import type { AttemptResult, CallSettings } from './options.ts'
import type { Contract } from '../model/contract.ts'
import type { TransportResponse } from './transport.ts'

/** A value of a query: a list is joined by commas or repeated, as its operation says; undefined leaves the parameter out. */
export type QueryValue = string | number | boolean | readonly (string | number)[] | undefined

/** The answer as it arrived, for a caller that needs more than its contract tells. */
export interface RawResponse extends Pick<TransportResponse, 'status' | 'headers'> {
  /** Names the call in the logs of both sides. */
  readonly requestId: string
}

/** The options of every client method, its last parameter. */
export interface CallOptions extends CallSettings {
  readonly signal?: AbortSignal | undefined
  /** The same for every repetition of one intent, so that the service does it once; made for each write without one. */
  readonly idempotencyKey?: string | undefined
  /** Called with every answer that arrives, also a refusal. */
  readonly onResponse?: ((response: RawResponse) => void) | undefined
}

/** The options of a write that a service sends: it keeps its own times and repetitions. */
export type WriteOptions = Pick<CallOptions, 'signal' | 'idempotencyKey'>

/** The values that one call fills its operation with. */
export interface Call<T> extends CallOptions {
  readonly contract: Contract<T>
  /** Values for the path template. */
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, QueryValue>>
  /** Sent as JSON or as a form, as the operation says. */
  readonly body?: unknown
  /** Sent as it is. */
  readonly file?: Blob | ReadableStream<Uint8Array>
  /** For whom it is, where one sender serves many: they take turns, and the failures of one open no circuit for all. Not sent. */
  readonly shopper?: string | undefined
  /** Hears of every attempt of this call, also where an equal call is already in flight. */
  readonly afterAttempt?: ((result: AttemptResult) => void) | undefined
}
