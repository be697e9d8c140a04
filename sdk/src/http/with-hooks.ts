import { SdkError } from '../errors/sdk-error.ts'
import type { Operation } from '../operations/operation.ts'
import type { Call } from './call.ts'
import type { Http } from './http.ts'
import type { AttemptResult, Clock } from './options.ts'
import { callable, requireArguments } from './require-arguments.ts'
import { systemClock } from './system-clock.ts'

/** A call as a hook sees it: values that may be personal or secret are stars. */
export interface HookedRequest {
  readonly operation: string
  readonly method: string
  /** The path as its operation writes it, as in /products/{id}, and the query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** An answer, or what became of a call without one. */
export interface HookedResponse extends HookedRequest {
  readonly requestId: string | undefined
  /** Undefined when no answer arrived. */
  readonly status: number | undefined
  /** Undefined when all is well. */
  readonly error: SdkError | undefined
  readonly ms: number
  /** How often it was sent: 0 when it was not, more than 1 when it was sent again. */
  readonly attempts: number
  /** Who was asked, as https://shop.example; undefined when nothing was sent, and where the address is a path. */
  readonly origin: string | undefined
}

/** Hooks around every call with all its repetitions; what they throw ends the call and reaches the caller. */
export interface CallHooks {
  /** Called before a call is sent. */
  readonly onRequest?: ((request: HookedRequest) => void) | undefined
  /** Called after a call, with its answer or its error. */
  readonly onResponse?: ((response: HookedResponse) => void) | undefined
}

const HARMLESS_QUERY = new Set(['siteId', 'locale', 'currency', 'levels', 'limit', 'offset', 'page', 'sort'])
const HARMLESS_HEADERS = new Set(['accept-language', 'content-type', 'correlation-id', 'traceparent'])

/**
 * A sender that shows every call and its answer to hooks, as for debugging, without what may be personal.
 * @example
 * const observed = withHooks(http, { onResponse: ({ operation, status, ms }) => console.log(operation, status, ms) })
 */
export function withHooks(http: Http, hooks: CallHooks, clock: Pick<Clock, 'now'> = systemClock): Http {
  requireArguments('withHooks', { 'http.send()': Object(http).send, hooks })
  const { onRequest, onResponse } = hooks
  return {
    async send(operation, call) {
      const request = redactedRequest(operation, call)
      const started = clock.now()
      let requestId: string | undefined
      let status: number | undefined
      let last: AttemptResult | undefined
      onRequest?.(request)
      const report = (error?: SdkError) =>
        onResponse?.({
          ...request,
          requestId: requestId ?? error?.requestId,
          status,
          error,
          ms: clock.now() - started,
          attempts: last?.attempt ?? 0,
          origin: last?.origin,
        })
      try {
        const answer = await http.send(operation, {
          ...call,
          onResponse(response) {
            requestId = response.requestId
            status = response.status
            call.onResponse?.(response)
          },
          afterAttempt(result) {
            last = result
            call.afterAttempt?.(result)
          },
        })
        report()
        return answer
      } catch (error) {
        if (SdkError.is(error)) report(error)
        throw error
      }
    },
  }
}

/**
 * Hooks that write one line for each call and one for each answer, as to console.
 * @example
 * const debugged = withHooks(http, debugHooks(console.debug))
 */
export function debugHooks(write: (line: string) => void): Required<CallHooks> {
  requireArguments('debugHooks', { 'write()': callable(write) })
  return {
    onRequest: ({ operation, method, url }) => write(`${operation} → ${method} ${url}`),
    onResponse: ({ operation, status, error, ms, requestId, attempts, origin }) => {
      const repetitions = attempts > 1 && `after ${attempts} attempts`
      const parts = [status, error?.code, `${Math.round(ms)} ms`, requestId, origin, repetitions]
      write(`${operation} ← ${parts.filter(Boolean).join(' ')}`)
    },
  }
}

function redactedRequest(operation: Operation, { query = {}, headers = {} }: Call<unknown>): HookedRequest {
  const parts = operation.query
    .filter(name => query[name] !== undefined)
    .map(name => `${name}=${HARMLESS_QUERY.has(name) ? String(query[name]) : '*'}`)
  return {
    operation: operation.id,
    method: operation.method,
    url: parts.length > 0 ? `${operation.path}?${parts.join('&')}` : operation.path,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        HARMLESS_HEADERS.has(name.toLowerCase()) ? value : '*',
      ]),
    ),
  }
}
