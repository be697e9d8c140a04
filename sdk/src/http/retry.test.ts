import type { Operation } from '../operations/operation.ts'
import { read, refusedResponse, startCall } from './testing/start-call.ts'

test.each([
  [400, 1],
  [401, 1],
  [403, 1],
  [404, 1],
  [408, 2],
  [409, 1],
  [410, 1],
  [412, 1],
  [422, 1],
  [429, 2],
  [500, 2],
  [501, 1],
  [502, 2],
  [503, 2],
  [504, 2],
  [505, 1],
])('a read refused with %i is sent %i times', async (status, times) => {
  const { clock, requests, outcome } = startCall([
    refusedResponse(status),
    refusedResponse(status),
    refusedResponse(status),
  ])
  await clock.advance(1000)
  expect(await outcome.result).toMatchObject({ status })
  expect(requests).toHaveLength(times)
})

test('a connection that breaks once is no failure', async () => {
  const { clock, requests, outcome } = startCall([new TypeError('fetch failed'), Response.json({ id: 'x' })])
  await clock.advance(1000)
  expect(await outcome.result).toEqual({ id: 'x' })
  expect(requests).toHaveLength(2)
})

test('what counts is whether an operation is idempotent, not its method', async () => {
  const post: Operation = { ...read, method: 'POST', body: 'json' }
  const again = startCall([refusedResponse(503), Response.json(1)], { operation: post })
  await again.clock.advance(1000)
  expect(await again.outcome.result).toBe(1)
  const once = startCall([refusedResponse(503), Response.json(1)], {
    operation: { ...post, idempotent: false },
  })
  await once.clock.advance(1000)
  expect(await once.outcome.result).toMatchObject({ status: 503 })
  expect(once.requests).toHaveLength(1)
})

test('an operation is repeated as often as it says, under one correlation id and one key', async () => {
  const operation = { ...read, retries: 3 }
  const { clock, requests, outcome } = startCall(
    [500, 500, 500, 500, 500].map(status => refusedResponse(status)),
    {
      operation,
    },
  )
  await clock.advance(10_000)
  expect(await outcome.result).toMatchObject({ status: 500 })
  expect(requests).toHaveLength(4)
  expect(new Set(requests.map(({ headers }) => headers['correlation-id'])).size).toBe(1)
})

test.each([
  [0, [0, 0, 0, 0]],
  [0.5, [0, 100, 300, 700]],
  [0.75, [0, 150, 450, 1050]],
])(
  'each pause is drawn from twice as much as the last: with the luck of %d attempts start at %j ms',
  async (luck, starts) => {
    const answers = starts.map(() => refusedResponse(500))
    const { clock, attemptTimes } = startCall(answers, {
      operation: { ...read, retries: 3 },
      random: () => luck,
    })
    await clock.advance(10_000)
    expect(attemptTimes).toEqual(starts)
  },
)

// A well-known client reads the seconds as milliseconds, and waits 14.
test.each([
  [{ 'retry-after': '2' }],
  [{ 'retry-after': 'Wed, 01 Jan 2025 00:00:02 GMT' }],
  [{ 'retry-after-ms': '2000' }],
])('a service that asks for two seconds with %j gets two seconds', async headers => {
  const { clock, requests, outcome } = startCall([refusedResponse(429, headers), Response.json({ id: 'x' })])
  await clock.advance(1999)
  expect(requests).toHaveLength(1)
  await clock.advance(1)
  expect(requests).toHaveLength(2)
  expect(await outcome.result).toEqual({ id: 'x' })
})

test.each([
  ['10', 10_000],
  ['86400', 86_400_000],
])(
  'a service that asks for %s seconds gets no second call, and the caller no wait',
  async (value, retryAfterMs) => {
    const { clock, requests, outcome } = startCall([
      refusedResponse(503, { 'retry-after': value }),
      Response.json(1),
    ])
    await clock.advance(0)
    expect(outcome.over).toBe(true)
    expect(await outcome.result).toMatchObject({ code: 'server', retryAfterMs })
    expect([requests.length, clock.pendingTimers()]).toEqual([1, 0])
  },
)

test('a pause that ends before the total deadline is waited for', async () => {
  const { clock, outcome } = startCall([refusedResponse(503, { 'retry-after-ms': '9999' }), Response.json(1)])
  await clock.advance(9999)
  expect(await outcome.result).toBe(1)
})
