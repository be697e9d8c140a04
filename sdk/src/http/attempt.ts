import { ConfigError } from '../errors/config-error.ts'
import { AbortedError, NetworkError, TimeoutError, UnreadableError } from '../errors/connection-errors.ts'
import { HttpError } from '../errors/http-error.ts'
import type { ErrorPlace } from '../errors/sdk-error.ts'
import type { Operation } from '../operations/operation.ts'
import { callAddress } from './address.ts'
import type { Call } from './call.ts'
import { startDeadline, type Deadline } from './deadline.ts'
import { serviceOf, type Clock, type HttpOptions, type ServiceAddress } from './options.ts'
import { problemOf } from './problem-of.ts'
import { MAX_BYTES, parseJson, readText } from './read-body.ts'
import { retryAfter } from './retry-after.ts'
import { fetchTransport } from './transport.ts'

type Place = ErrorPlace & { readonly requestId: string }

/** Sends one call once and answers its body, or throws one of the SDK's own errors. */
type Attempt = (
  operation: Operation,
  call: Call<unknown>,
  place: Place,
  number: number,
  leftMs: number,
) => Promise<unknown>

/** Makes the sender of single attempts. */
export function createAttempts(options: HttpOptions, clock: Clock): Attempt {
  const { hooks, maxBytes = MAX_BYTES, transport = fetchTransport } = options

  return async (operation, call, place, attempt, leftMs) => {
    const service = serviceOf(options, operation)
    if (!service)
      throw new ConfigError(`No address is configured for the service ${operation.service}.`, operation.id)
    const address = callAddress(service.url, operation, call)
    const note = { operation: operation.id, requestId: place.requestId, attempt }
    const started = clock.now()
    hooks?.beforeAttempt?.(note)
    const deadline = startDeadline(clock, Math.min(operation.budgetMs, leftMs), call.signal)
    try {
      const answer = await transport(
        address,
        requestOf(operation, call, service, place, options, deadline.signal),
      )
      hooks?.afterAttempt?.({ ...note, status: answer.status, ms: clock.now() - started })
      return await read(answer, operation, place, maxBytes, clock)
    } catch (error) {
      throw failureOf(error, call.signal, deadline, place)
    } finally {
      deadline.release()
    }
  }
}

function requestOf(
  operation: Operation,
  call: Call<unknown>,
  service: ServiceAddress,
  place: Place,
  options: HttpOptions,
  signal: AbortSignal,
): RequestInit {
  const trace = options.traceParent?.()
  return {
    method: operation.method,
    signal,
    credentials: 'omit',
    redirect: operation.answersWithLocation ? locationMode() : 'error',
    headers: {
      accept: 'application/json',
      'correlation-id': place.requestId,
      ...(trace ? { traceparent: trace } : {}),
      ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      // The merge of baskets has no body, and is refused without its type.
      ...(operation.method === 'GET' || operation.body === 'form'
        ? {}
        : { 'content-type': 'application/json' }),
      ...service.headers,
      ...call.headers,
    },
    ...bodyOf(operation, call.body),
  }
}

function bodyOf(operation: Operation, body: unknown): RequestInit {
  if (body === undefined || !operation.body) return {}
  if (operation.body === 'json') return { body: JSON.stringify(body) }
  return {
    body: new URLSearchParams(Object.entries(body ?? {}).map(([name, value]) => [name, String(value)])),
  }
}

// Browsers hide a redirect that is not followed, servers show it.
function locationMode(): RequestRedirect {
  return 'document' in globalThis ? 'follow' : 'manual'
}

async function read(
  answer: Response,
  operation: Operation,
  place: Place,
  maxBytes: number,
  clock: Clock,
): Promise<unknown> {
  const moved = answer.status >= 300 && answer.status < 400
  if (operation.answersWithLocation && (answer.ok || moved)) {
    await answer.body?.cancel()
    return { location: answer.headers.get('location') ?? answer.url }
  }
  const text = await readText(answer, maxBytes)
  if (text === undefined) throw new UnreadableError(place)
  if (answer.ok) return parseJson(text)
  const { slug: problem, sentence, basketIds } = problemOf(parsedOrNothing(text))
  const retryAfterMs = retryAfter(answer.headers, clock.now())
  throw new HttpError({ status: answer.status, problem, sentence, basketIds, retryAfterMs }, place)
}

function parsedOrNothing(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

// Other libraries' errors hold addresses with personal data in them, so none of them becomes a cause.
function failureOf(
  error: unknown,
  signal: AbortSignal | undefined,
  deadline: Deadline,
  place: Place,
): unknown {
  if (error instanceof HttpError || error instanceof UnreadableError) return error
  if (signal?.aborted) return new AbortedError({ ...place, cause: signal.reason })
  if (deadline.isOver()) return new TimeoutError(place)
  if (error instanceof SyntaxError) return new UnreadableError(place)
  return new NetworkError(place)
}
