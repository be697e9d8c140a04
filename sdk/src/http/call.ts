import type { Contract } from '../operations/contract.ts'

/** The values that one call fills its operation with. */
export interface Call<T> {
  readonly contract: Contract<T>
  /** Values for the path template. */
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly signal?: AbortSignal | undefined
}

/** What every method of every client takes last. */
export interface CallOptions {
  readonly signal?: AbortSignal
}
