import { NetworkError } from '../errors/connection-errors.ts'
import { retry } from './retry.ts'
import { catchError } from './testing/catch-error.ts'
import { hangUntilAborted } from './testing/recording-transport.ts'
import { read, refusedResponse, startCall } from './testing/start-call.ts'

test('an attempt that used its whole budget is not repeated', async () => {
  const { clock, requests, outcome } = startCall([hangUntilAborted, Response.json(1)])
  await clock.advance(1499)
  expect(outcome.over).toBe(false)
  await clock.advance(1)
  expect(await outcome.result).toMatchObject({
    name: 'TimeoutError',
    code: 'timeout',
    operation: 'get-category',
  })
  await clock.advance(10_000)
  expect([requests.length, clock.pendingTimers()]).toEqual([1, 0])
})

test('all attempts and pauses together end with the total deadline', async () => {
  const operation = { ...read, retries: 5 }
  const { clock, requests, outcome } = startCall(
    [refusedResponse(500), refusedResponse(500), hangUntilAborted],
    {
      operation,
      totalMs: 1000,
    },
  )
  await clock.advance(999)
  expect([outcome.over, requests.length]).toEqual([false, 3])
  await clock.advance(1)
  expect(await outcome.result).toMatchObject({ code: 'timeout' })
})

test('a machine that slept through the pause is too late', async () => {
  let now = 0
  const clock = {
    now: () => now,
    after: (_: number, call: () => void) => {
      now += 20_000
      queueMicrotask(call)
      return () => {}
    },
  }
  const context = { operation: 'get-thing' }
  let sentTimes = 0
  const once = () => {
    sentTimes += 1
    return Promise.reject(new NetworkError(context))
  }
  const retryOptions = {
    operation: read,
    context: context,
    clock,
    random: () => 0.5,
    totalMs: 10_000,
    retries: 2,
    signal: undefined,
  }
  expect(await catchError(retry(once, retryOptions))).toMatchObject({ code: 'timeout' })
  expect(sentTimes).toBe(1)
})

test('a caller who left before is not sent for at all', async () => {
  const { requests, outcome } = startCall([Response.json(1)], { signal: AbortSignal.abort('left') })
  expect(await outcome.result).toMatchObject({ name: 'AbortedError', code: 'aborted', cause: 'left' })
  expect(requests).toHaveLength(0)
})

test('a caller who leaves during an attempt is let go, and the call is not repeated', async () => {
  const leaving = new AbortController()
  const { clock, requests, outcome } = startCall([hangUntilAborted, Response.json(1)], {
    signal: leaving.signal,
  })
  await clock.advance(10)
  leaving.abort(new Error('left'))
  expect(await outcome.result).toMatchObject({ code: 'aborted', cause: { message: 'left' } })
  await clock.advance(10_000)
  expect([requests.length, clock.pendingTimers()]).toEqual([1, 0])
})

test('a caller who leaves during a pause is let go at once', async () => {
  const leaving = new AbortController()
  const { clock, requests, outcome } = startCall([refusedResponse(500), Response.json(1)], {
    signal: leaving.signal,
  })
  await clock.advance(50)
  leaving.abort('left')
  await clock.advance(0)
  expect(outcome.over).toBe(true)
  expect(await outcome.result).toMatchObject({
    code: 'aborted',
    cause: 'left',
    requestId: expect.any(String),
  })
  await clock.advance(10_000)
  expect([requests.length, clock.pendingTimers()]).toEqual([1, 0])
})

test('an answer that cannot be read is not asked for again', async () => {
  const { clock, requests, outcome } = startCall([new Response('<html>'), Response.json(1)])
  await clock.advance(1000)
  expect(await outcome.result).toMatchObject({ code: 'unreadable' })
  expect(requests).toHaveLength(1)
})
