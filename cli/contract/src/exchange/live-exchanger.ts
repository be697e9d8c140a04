import { NetworkError, SdkError } from '@wallart/sdk'
import { createHttp, type Clock, type HttpOptions, type Transport } from '@wallart/sdk/http'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import type { ExchangeRequest, Exchange, Exchanger, ExchangeFailure } from './exchange.ts'
import { readBytes } from './read-bytes.ts'

export interface LiveExchangerOptions {
  readonly services: HttpOptions['services']
  readonly transport?: Transport<Response>
  readonly clock: Clock
  /** Timeout of one request. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal
  /** How long a write may take once the signal has aborted: what it creates can only be undone when it has answered. */
  readonly graceMs?: number
}

interface ReceivedExchange {
  status?: number
  headers?: Readonly<Record<string, string>>
  text?: string
  bytes?: number
  failure?: ExchangeFailure
  networkReason?: string
}

const NULL_BODY = new Set([204, 205, 304])

/** Sends each request once, without retries, through the SDK's HTTP client. */
export function createLiveExchanger(options: LiveExchangerOptions): Exchanger {
  const { services, clock, timeoutMs, signal, graceMs, transport = fetch } = options
  const writeSignal = signal && graceMs !== undefined ? delayedSignal(signal, graceMs) : signal

  return async ({ caseId, operation, call }: ExchangeRequest): Promise<Exchange> => {
    const exchange = { caseId, operation: operation.id, headers: {}, bytes: 0, ms: 0 }
    if (!services[operation.service]) return { ...exchange, failure: 'not-configured' }
    const received: ReceivedExchange = {}
    const recordingTransport: Transport = async (address, request) => {
      const answer = await transport(address, request)
      received.status = answer.status
      received.headers = Object.fromEntries(answer.headers)
      const { text, bytes } = await readBytes(answer)
      received.bytes = bytes
      if (text === undefined) received.failure = 'too-large'
      else received.text = text
      const isNull = NULL_BODY.has(answer.status)
      return new Response(isNull ? null : (text ?? ''), { status: answer.status, headers: answer.headers })
    }
    const http = createHttp({ services, transport: recordingTransport, clock, totalMs: timeoutMs })
    const started = clock.now()
    try {
      const singleAttempt = { ...operation, budgetMs: timeoutMs, retries: 0 }
      const mayFinish = operation.method !== 'GET' && !signal?.aborted
      const callSignal = mayFinish ? writeSignal : signal
      await http.send(singleAttempt, { ...call, contract: emptyContract, signal: callSignal })
    } catch (error) {
      const failure = exchangeFailure(error, received)
      if (failure) received.failure = failure
      if (failure === 'network' && error instanceof NetworkError) received.networkReason = error.reason
    }
    return {
      ...exchange,
      ...received,
      ms: Math.max(0, Math.round(clock.now() - started)),
    }
  }
}

function delayedSignal(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController()
  const abort = () => void setTimeout(() => controller.abort(signal.reason), ms).unref()
  signal.addEventListener('abort', abort, { once: true })
  return controller.signal
}

function exchangeFailure(error: unknown, received: ReceivedExchange): ExchangeFailure | undefined {
  if (!SdkError.is(error)) throw error
  if (error.code === 'config') throw error
  if (received.text !== undefined || received.failure) return received.failure
  if (error.code === 'timeout' || error.code === 'aborted') return error.code
  return received.status === undefined ? 'network' : 'cut'
}
