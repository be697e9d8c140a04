import { SdkError } from '@wallart/sdk'
import { createHttp, type Clock, type HttpOptions, type Transport } from '@wallart/sdk/http'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import type { Ask, Exchange, Exchanger, Failure } from './exchange.ts'
import { readBytes } from './read-bytes.ts'

/** How questions travel. */
export interface LiveOptions {
  readonly services: HttpOptions['services']
  readonly transport?: Transport<Response>
  readonly clock: Clock
  /** How long an answer is waited for, in milliseconds. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

interface Seen {
  status?: number
  headers?: Readonly<Record<string, string>>
  text?: string
  bytes?: number
  failure?: Failure
}

const NULL_BODY = new Set([204, 205, 304])

/** Asks the services themselves, each question once, exactly as the SDK sends it. */
export function liveExchanger(options: LiveOptions): Exchanger {
  const { services, clock, timeoutMs, signal, transport = fetch } = options

  return async ({ caseId, operation, call }: Ask): Promise<Exchange> => {
    const seen: Seen = {}
    const watching: Transport = async (address, request) => {
      const answer = await transport(address, request)
      seen.status = answer.status
      seen.headers = Object.fromEntries(answer.headers)
      const { text, bytes } = await readBytes(answer)
      seen.bytes = bytes
      if (text === undefined) seen.failure = 'too-large'
      else seen.text = text
      const isNull = NULL_BODY.has(answer.status)
      return new Response(isNull ? null : (text ?? ''), { status: answer.status, headers: answer.headers })
    }
    const http = createHttp({ services, transport: watching, clock, totalMs: timeoutMs })
    const started = clock.now()
    try {
      const patient = { ...operation, budgetMs: timeoutMs, retries: 0 }
      await http.send(patient, { ...call, contract: emptyContract, signal })
    } catch (error) {
      const failure = failureOf(error, seen)
      if (failure) seen.failure = failure
    }
    return {
      caseId,
      operation: operation.id,
      headers: {},
      bytes: 0,
      ...seen,
      ms: Math.max(0, Math.round(clock.now() - started)),
    }
  }
}

function failureOf(error: unknown, seen: Seen): Failure | undefined {
  if (!SdkError.is(error)) throw error
  if (error.code === 'config') throw error
  if (seen.text !== undefined || seen.failure) return seen.failure
  if (error.code === 'timeout' || error.code === 'aborted') return error.code
  return seen.status === undefined ? 'network' : 'cut'
}
