import type { Clock } from '../http/options.ts'
import type { MockCall } from './mock-call.ts'
import { UnmatchedCallError } from './unmatched-call-error.ts'

/** Answers one call of a mock. */
export type MockHandler = (call: MockCall, clock: Clock) => Promise<Response>

/** What a reply has besides its body. */
export interface ReplyInit {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Answers with JSON, or with an empty body where there is none; a text is sent as it is when its headers name a type. */
export function reply(body?: unknown, { status = 200, headers = {} }: ReplyInit = {}): MockHandler {
  const sent = new Headers(headers)
  const isText = typeof body === 'string' && sent.has('content-type')
  if (!sent.has('content-type') && body !== undefined) sent.set('content-type', 'application/json')
  const text = body === undefined ? null : isText ? body : JSON.stringify(body)
  return async () => new Response(text, { status, headers: sent })
}

/** Answers one call after the other; a call too many has no answer. */
export function sequence(...answers: readonly MockHandler[]): MockHandler {
  let nextIndex = 0
  return async (call, clock) => {
    const answer = answers[nextIndex]
    nextIndex += 1
    if (!answer) throw new UnmatchedCallError(call)
    return answer(call, clock)
  }
}

/** Answers after some milliseconds of the mock's clock, unless the caller leaves before. */
export function delay(ms: number, answer: MockHandler): MockHandler {
  return async (call, clock) => {
    await pause(ms, clock, call.signal)
    return answer(call, clock)
  }
}

/** Answers nothing: the network fails as the platform's fetch tells it. */
export function failNetwork(): MockHandler {
  return async () => {
    throw new TypeError('fetch failed')
  }
}

function pause(ms: number, clock: Clock, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      stop()
      reject(signal?.reason)
    }
    const stop = clock.after(ms, () => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    })
    if (signal?.aborted) onAbort()
    else signal?.addEventListener('abort', onAbort, { once: true })
  })
}
