import { refuseUnknownOptions } from '#http/known-options'
import type { Operation } from '../operations/operation.ts'
import type { Call } from './call.ts'
import type { HttpOptions } from './options.ts'
import { requireArguments } from './require-arguments.ts'
import { createSender } from './sender.ts'

export type { Call, CallOptions, QueryValue, RawResponse, WriteOptions } from './call.ts'
export type {
  AttemptInfo,
  AttemptResult,
  CallSettings,
  Clock,
  HttpHooks,
  HttpOptions,
  RetryBudget,
  ServiceAddress,
} from './options.ts'
export { DEFAULT_TOTAL_MS } from './sender.ts'
export { systemClock } from './system-clock.ts'
export type { Transport, TransportResponse, TransportRequest } from './transport.ts'

/** Sends operations; everything else of the SDK reaches the network through this. */
export interface Http {
  /** Sends one operation and answers what its contract makes of the response. */
  send<T>(operation: Operation, call: Call<T>): Promise<T>
}

/**
 * Creates the sender that all clients share.
 * @example
 * const http = createHttp({ services: { commerce: 'https://commerce.example' }, timeoutMs: 3000, retries: 1 })
 */
export function createHttp(options: HttpOptions): Http {
  requireArguments('createHttp', { services: Object(options).services })
  refuseUnknownOptions(options)
  return createSender(options)
}
