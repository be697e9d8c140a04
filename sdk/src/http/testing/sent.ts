import { getCategory } from '../../operations/get-category.ts'
import type { Operation } from '../../operations/operation.ts'
import { createHttp, type HttpOptions } from '../http.ts'
import { anything } from './anything.ts'
import { fakeClock, type FakeClock } from './fake-clock.ts'
import { recordedTransport, type PreparedAnswer, type RecordedRequest } from './recorded-transport.ts'

/** A read that is sent at most twice, and has a second and a half each time. */
export const read: Operation = { ...getCategory, path: '/thing', query: [], retries: 1, budgetMs: 1500 }

/** A refusal. */
export function refused(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response('{}', { status, headers })
}

/** A call under way. */
export interface SentCall {
  readonly clock: FakeClock
  readonly requests: readonly RecordedRequest[]
  /** When the attempts began, in milliseconds from the start. */
  readonly moments: readonly number[]
  readonly outcome: { readonly over: boolean; readonly result: Promise<unknown> }
}

/** Sends a read to a service that gives the prepared answers, and does not wait. */
export function sent(
  answers: readonly PreparedAnswer[],
  options: Partial<HttpOptions> & { operation?: Operation; signal?: AbortSignal } = {},
): SentCall {
  const { operation = read, signal, ...rest } = options
  const clock = fakeClock(Date.UTC(2025, 0, 1))
  const { transport, requests } = recordedTransport(answers)
  const began = clock.now()
  const moments: number[] = []
  const hooks = { beforeAttempt: () => void moments.push(clock.now() - began) }
  const http = createHttp({
    services: { commerce: '/c' },
    transport,
    clock,
    hooks,
    random: () => 0.5,
    ...rest,
  })
  const result = http.send(operation, { contract: anything, signal })
  const outcome = { over: false, result: result.catch((error: unknown) => error) }
  void outcome.result.then(() => (outcome.over = true))
  return { clock, requests, moments, outcome }
}
