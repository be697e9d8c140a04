import ky, { type KyInstance, TimeoutError as KyTimeoutError } from 'ky'
import { ConfigError } from '../errors/config-error.ts'
import { AbortedError, NetworkError, TimeoutError, UnreadableError } from '../errors/connection-errors.ts'
import { HttpError } from '../errors/http-error.ts'
import type { ErrorPlace, SdkError } from '../errors/sdk-error.ts'
import type { Operation, ServiceName } from '../operations/operation.ts'
import { callAddress } from './address.ts'
import type { Call } from './call.ts'
import { keepContract } from './keep-contract.ts'

/** How the SDK reaches the services. */
export interface HttpOptions {
  /** The base address of each service. */
  readonly services: Readonly<Partial<Record<ServiceName, string>>>
  readonly fetch?: typeof fetch
  /** Names one call in the logs of both sides. */
  readonly correlationId?: () => string
}

/** Sends operations; the only part of the SDK that touches the network. */
export interface Http {
  send<T>(operation: Operation, call: Call<T>): Promise<T>
}

/** Makes the sender that all clients share. */
export function createHttp(options: HttpOptions): Http {
  const wire = ky.create({
    credentials: 'omit',
    redirect: 'error',
    throwHttpErrors: false,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  })
  const correlationId = options.correlationId ?? (() => crypto.randomUUID())

  return {
    async send(operation, call) {
      const base = options.services[operation.service]
      if (!base)
        throw new ConfigError(`No address is configured for the service ${operation.service}.`, operation.id)
      const place = { operation: operation.id, requestId: correlationId() }
      const answer = await ask(wire, operation, callAddress(base, operation, call), call.signal, place)
      if (!answer.ok) throw new HttpError(answer.status, place)
      return keepContract(call.contract, await readJson(answer, call.signal, place), place)
    },
  }
}

async function ask(
  wire: KyInstance,
  operation: Operation,
  address: URL,
  signal: AbortSignal | undefined,
  place: ErrorPlace & { requestId: string },
): Promise<Response> {
  try {
    return await wire(address, {
      method: operation.method,
      headers: { accept: 'application/json', 'correlation-id': place.requestId },
      timeout: operation.budgetMs,
      retry: { limit: operation.idempotent ? 1 : 0, methods: [operation.method.toLowerCase()], jitter: true },
      signal: signal ?? null,
    })
  } catch (error) {
    throw failure(error, signal, place)
  }
}

async function readJson(
  answer: Response,
  signal: AbortSignal | undefined,
  place: ErrorPlace,
): Promise<unknown> {
  try {
    return await answer.json()
  } catch (error) {
    throw signal?.aborted
      ? new AbortedError({ ...place, cause: signal.reason })
      : new UnreadableError({ ...place, cause: error })
  }
}

function failure(error: unknown, signal: AbortSignal | undefined, place: ErrorPlace): SdkError {
  if (signal?.aborted) return new AbortedError({ ...place, cause: signal.reason })
  if (error instanceof KyTimeoutError) return new TimeoutError({ ...place, cause: error })
  return new NetworkError({ ...place, cause: error })
}
