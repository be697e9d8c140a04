import { isBrokenCompression, networkCause, networkDetail, networkReason } from '#http/network-reason'
import { AbortedError, NetworkError, TimeoutError, UnreadableError } from '../errors/connection-errors.ts'
import { HttpError } from '../errors/http-error.ts'
import type { ErrorContext, SdkError } from '../errors/sdk-error.ts'
import type { Operation } from '../operations/operation.ts'
import { callAddress } from './call-address.ts'
import type { Call } from './call.ts'
import { startDeadline, type Deadline } from './deadline.ts'
import type { Clock, HttpOptions, ServiceAddress } from './options.ts'
import { readResponse } from './read-response.ts'
import { BodyError, MAX_BYTES } from './read-body.ts'
import { buildRequest } from './build-request.ts'
import { fetchTransport } from './transport.ts'

type AttemptContext = ErrorContext & { readonly requestId: string }

type SendAttempt = (attempt: number, leftMs: number) => Promise<unknown>

const WITHOUT_TOKEN = { 401: 'Wrap the sender with withTokens.' }

const WITHOUT_KEY = { 401: 'Add the headers it asks for to services.' }

export function createSendAttempt(
  options: HttpOptions,
  clock: Clock,
  operation: Operation,
  call: Call<unknown>,
  service: ServiceAddress,
  context: AttemptContext,
): SendAttempt {
  const { hooks, maxBytes = MAX_BYTES, transport = fetchTransport } = options
  const { access, answer, hints } = operation
  const { requestId } = context
  const address = callAddress(service.url, operation, call)
  const request = buildRequest(options, operation, call, service, requestId)
  const isWithoutToken = access === 'shopper' && request.headers?.['authorization'] === undefined

  return async (attempt, leftMs) => {
    const info = { ...context, attempt }
    const started = clock.now()
    hooks?.beforeAttempt?.(info)
    const limitMs = Math.min(call.timeoutMs ?? operation.budgetMs, leftMs)
    const deadline = startDeadline(clock, limitMs, call.signal)
    const { signal } = deadline
    let status: number | undefined
    let failure: SdkError | undefined
    // An error of the caller's own function is theirs.
    let isTelling = false
    const sendRequest = async () => {
      const response = await transport(address, { ...request, signal })
      status = response.status
      isTelling = true
      call.onResponse?.({ status, headers: response.headers, requestId })
      isTelling = false
      return readResponse(response, {
        context,
        maxBytes,
        now: clock.now(),
        signal,
        answer,
        hints: isWithoutToken ? WITHOUT_TOKEN : (hints ?? (access === 'shopper' ? undefined : WITHOUT_KEY)),
      })
    }
    try {
      return await Promise.race([sendRequest(), deadline.whenAborted])
    } catch (error) {
      if (isTelling || isUnmatchedCall(error)) throw error
      failure = toSdkError(error, call.signal, { ...deadline, limitMs }, context)
      throw failure
    } finally {
      deadline.release()
      const result = { ...info, status, code: failure?.code, ms: clock.now() - started }
      hooks?.afterAttempt?.(result)
      call.afterAttempt?.(result)
    }
  }
}

// Other libraries' errors hold addresses with personal data in them, so of them only the code becomes a cause.
function toSdkError(
  error: unknown,
  signal: AbortSignal | undefined,
  deadline: Deadline & { readonly limitMs: number },
  context: AttemptContext,
): SdkError {
  if (error instanceof HttpError) return error
  if (signal?.aborted) return new AbortedError({ ...context, cause: signal.reason })
  if (deadline.hasTimedOut()) return new TimeoutError(context, deadline.limitMs)
  if (error instanceof BodyError) return new UnreadableError({ ...context, hint: error.hint }, error.message)
  if (isBrokenCompression(error)) return new UnreadableError(context, 'its compression is broken')
  const cause = networkCause(error)
  return new NetworkError({ ...context, ...(cause && { cause }) }, networkReason(error), networkDetail(error))
}

// By name, because a test may have its mock from another copy of the package.
function isUnmatchedCall(error: unknown): boolean {
  return Object(error).name === 'UnmatchedCallError'
}
