import type { Operation } from '../operations/operation.ts'
import { createAttempts } from './attempt.ts'
import type { Call } from './call.ts'
import { keepContract } from './keep-contract.ts'
import type { HttpOptions } from './options.ts'
import { repeat } from './repeat.ts'
import { systemClock } from './system-clock.ts'

export type { Call, CallOptions, QueryValue } from './call.ts'
export type {
  CallNote,
  CallResult,
  Clock,
  Hooks,
  HttpOptions,
  RepeatBudget,
  ServiceAddress,
} from './options.ts'
export { systemClock } from './system-clock.ts'
export type { Transport, TransportAnswer, TransportRequest } from './transport.ts'

/** Sends operations; everything else of the SDK reaches the network through this. */
export interface Http {
  send<T>(operation: Operation, call: Call<T>): Promise<T>
}

/** How long a call may take with all its repetitions when nobody says otherwise, in milliseconds. */
export const TOTAL_MS = 10_000

/** Makes the sender that all clients share. */
export function createHttp(options: HttpOptions): Http {
  const { clock = systemClock, correlationId = () => crypto.randomUUID(), random = Math.random } = options
  const { budget, totalMs = TOTAL_MS } = options
  return {
    async send(operation, call) {
      const place = {
        operation: operation.id,
        requestId: call.headers?.['correlation-id'] ?? correlationId(),
      }
      const once = createAttempts(options, clock, operation, call, place)
      const answer = await repeat(once, {
        operation,
        place,
        clock,
        random,
        totalMs,
        budget,
        signal: call.signal,
      })
      return keepContract(call.contract, answer, place)
    },
  }
}
