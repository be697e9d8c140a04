import { getCategory } from '../../operations/get-category.ts'
import type { Operation } from '../../operations/operation.ts'
import { createHttp, type HttpOptions } from '../http.ts'
import { anyContract } from './any-contract.ts'
import { fakeClock, type FakeClock } from './fake-clock.ts'
import {
  createRecordingTransport,
  type PreparedResponse,
  type RecordedRequest,
} from './recording-transport.ts'

export const read: Operation = { ...getCategory, path: '/thing', query: [], retries: 1, budgetMs: 1500 }

export function refusedResponse(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response('{}', { status, headers })
}

export interface StartedCall {
  readonly clock: FakeClock
  readonly requests: readonly RecordedRequest[]
  readonly attemptTimes: readonly number[]
  readonly outcome: { readonly over: boolean; readonly result: Promise<unknown> }
}

export function startCall(
  answers: readonly PreparedResponse[],
  options: Partial<HttpOptions> & { operation?: Operation; signal?: AbortSignal } = {},
): StartedCall {
  const { operation = read, signal, ...rest } = options
  const clock = fakeClock(Date.UTC(2025, 0, 1))
  const { transport, requests } = createRecordingTransport(answers)
  const startedAt = clock.now()
  const moments: number[] = []
  const hooks = { beforeAttempt: () => void moments.push(clock.now() - startedAt) }
  const http = createHttp({
    services: { commerce: '/c' },
    transport,
    clock,
    hooks,
    random: () => 0.5,
    ...rest,
  })
  const result = http.send(operation, { contract: anyContract, signal })
  const outcome = { over: false, result: result.catch((error: unknown) => error) }
  void outcome.result.then(() => (outcome.over = true))
  return { clock, requests, attemptTimes: moments, outcome }
}
