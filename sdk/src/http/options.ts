import type { Transport } from './transport.ts'
import type { Operation, ServiceName } from '../operations/operation.ts'

/** Time as the SDK sees it, so that tests need not wait. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Calls back after some milliseconds; answers how to take that back. */
  after(ms: number, call: () => void): () => void
}

/** What a hook learns of a call: never an address, a header or a body. */
export interface CallNote {
  readonly operation: string
  readonly requestId: string
  readonly attempt: number
  readonly status?: number
  readonly ms?: number
}

/** Who wants to know of every attempt. */
export interface Hooks {
  readonly beforeAttempt?: (note: CallNote) => void
  readonly afterAttempt?: (note: CallNote) => void
}

/** Where one service is and what it wants to see in every request. */
export interface ServiceAddress {
  /** A base address, or on a page the path of a proxy. */
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}

/** How the SDK reaches the services. */
export interface HttpOptions {
  readonly services: Readonly<Partial<Record<ServiceName, ServiceAddress | string>>>
  /** Carries the requests; the platform's fetch unless told otherwise. */
  readonly transport?: Transport
  /** Names one call in the logs of both sides. */
  readonly correlationId?: () => string
  /** The traceparent header of the work that a call is part of. */
  readonly traceParent?: () => string | undefined
  /** How long a call may take with all its repetitions, in milliseconds; each operation's budget limits one attempt. */
  readonly totalMs?: number
  /** How many bytes of an answer are read at most. */
  readonly maxBytes?: number
  readonly hooks?: Hooks
  readonly clock?: Clock
  /** From 0 to 1, as Math.random. */
  readonly random?: () => number
}

/** The addresses of an operation's service, in full. */
export function serviceOf(options: HttpOptions, operation: Operation): ServiceAddress | undefined {
  const service = options.services[operation.service]
  return typeof service === 'string' ? { url: service } : service
}
