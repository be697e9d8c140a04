import { ConfigError } from '../errors/config-error.ts'
import type { SdkErrorCode } from '../errors/error-fields.ts'
import type { Operation, ServiceName } from '../operations/operation.ts'
import type { Transport } from './transport.ts'

/** Time as the SDK sees it, so that tests need not wait. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Calls back after some milliseconds; answers how to take that back. */
  after(ms: number, callback: () => void): () => void
}

/** What a hook learns of a call: never a path, a query, a header or a body. */
export interface AttemptInfo {
  readonly operation: string
  readonly service?: string | undefined
  readonly requestId: string
  readonly attempt: number
  /** Who is asked, as https://shop.example; missing where the address is a path. */
  readonly origin?: string | undefined
}

/** What a hook learns of an attempt that is over. */
export interface AttemptResult extends AttemptInfo {
  /** Missing when there was no answer. */
  readonly status: number | undefined
  /** How the attempt failed, if it did. */
  readonly code: SdkErrorCode | undefined
  readonly ms: number
}

/** Hooks for every attempt; an error of a hook ends the call and reaches the caller unchanged. */
export interface HttpHooks {
  /** Called before every attempt. */
  readonly beforeAttempt?: ((attempt: AttemptInfo) => void) | undefined
  /** Called after every attempt, however it ended. */
  readonly afterAttempt?: ((result: AttemptResult) => void) | undefined
}

/** The address of one service and the headers of every request to it. */
export interface ServiceAddress {
  /** A base address, or on a page the path of a proxy. */
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}

/** How many calls may be sent again; one budget serves any number of senders. */
export interface RetryBudget {
  /** Hears of every call once, however often it is sent. */
  readonly deposit: (service: ServiceName) => void
  /** Whether one more repetition is allowed, which is then spent. */
  readonly tryWithdraw: (service: ServiceName) => boolean
}

/** How a call is sent, whatever it asks. */
export interface CallSettings {
  /** How long the call may take with its waits and repetitions, in milliseconds, instead of what its operation plans. */
  readonly timeoutMs?: number | undefined
  /** How often it is sent again when it fails in passing, where that is safe; as its operation says by default. */
  readonly retries?: number | undefined
  /** Sent beside the headers of the call. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** The options of createHttp; the settings hold for every call that does not say otherwise. */
export interface HttpOptions extends CallSettings {
  readonly services: Readonly<Partial<Record<ServiceName, ServiceAddress | string>>>
  /** Carries the requests; the platform's fetch by default. */
  readonly transport?: Transport | undefined
  /** Names one call in the logs of both sides. */
  readonly correlationId?: (() => string) | undefined
  /** The traceparent header of the work that a call is part of. */
  readonly traceParent?: (() => string | undefined) | undefined
  /** How long a call without a timeoutMs may take with all its repetitions; each operation's budget limits one attempt. */
  readonly totalMs?: number | undefined
  /** How many bytes of an answer are read at most. */
  readonly maxBytes?: number | undefined
  /** Ends repetitions when too many calls fail; without one every call may be repeated as its operation says. */
  readonly budget?: RetryBudget | undefined
  readonly hooks?: HttpHooks | undefined
  readonly clock?: Clock | undefined
  /** From 0 to 1, as Math.random. */
  readonly random?: (() => number) | undefined
}

/** Where an operation's service is, in full. */
export function resolveService(options: HttpOptions, { service: name, id }: Operation): ServiceAddress {
  const configured = options.services[name]
  if (!configured)
    throw new ConfigError(`No address is configured for the service ${name}: add it to services.`, id)
  const service = typeof configured === 'string' ? { url: configured } : configured
  if (!/^(https?:\/)?\//.test(service.url))
    throw new ConfigError(
      `The address of the service ${name} must begin with http:// or https://, or with / for a proxy.`,
      id,
    )
  // Without a page there is nothing that a path could be a path of; a transport may know better.
  if (service.url.startsWith('/') && !options.transport && !('location' in globalThis))
    throw new ConfigError(`The address of the service ${name} is a path, which needs a page.`, id)
  return service
}
