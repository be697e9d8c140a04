import { getCategory } from '../operations/get-category.ts'
import type { Operation } from '../operations/operation.ts'
import { createHttp, type AttemptInfo, type AttemptResult, type HttpOptions } from './http.ts'
import { anyContract } from './testing/any-contract.ts'
import { catchError } from './testing/catch-error.ts'
import { fakeClock } from './testing/fake-clock.ts'
import {
  hangForever,
  hangUntilAborted,
  createRecordingTransport,
  type PreparedResponse,
} from './testing/recording-transport.ts'

const read: Operation = { ...getCategory, path: '/thing', query: [], retries: 1, budgetMs: 500 }

function setup(answers: readonly PreparedResponse[], options: Partial<HttpOptions> = {}) {
  const clock = fakeClock()
  const { transport, requests } = createRecordingTransport(answers)
  const http = createHttp({
    services: { commerce: { url: '/c', headers: { 'x-site': 'Art' } } },
    transport,
    clock,
    random: () => 0,
    correlationId: () => 'id-1',
    ...options,
  })
  return {
    clock,
    requests,
    send: (signal?: AbortSignal) => http.send(read, { contract: anyContract, signal }),
  }
}

test('a transport that does not hear the signal cannot hold the caller', async () => {
  const { clock, send } = setup([hangForever])
  const call = catchError(send())
  await clock.advance(500)
  expect(await call).toMatchObject({ code: 'timeout' })
  const leaving = new AbortController()
  const other = catchError(setup([hangForever]).send(leaving.signal))
  leaving.abort('left')
  expect(await other).toMatchObject({ code: 'aborted', cause: 'left' })
})

test('a body that never ends in time is a timeout, and is cancelled', async () => {
  let cancelled = false
  const dripping = new ReadableStream({
    cancel() {
      cancelled = true
    },
  })
  const { clock, send } = setup([new Response(dripping)])
  const call = catchError(send())
  await clock.advance(500)
  expect(await call).toMatchObject({ code: 'timeout' })
  expect(cancelled).toBe(true)
})

test('the budget of the operation and what is left in total both limit an attempt', async () => {
  const { clock, send } = setup([hangUntilAborted], { totalMs: 300 })
  let over = false
  const call = catchError(send()).finally(() => (over = true))
  await clock.advance(299)
  expect(over).toBe(false)
  await clock.advance(1)
  expect(await call).toMatchObject({ code: 'timeout' })
})

test.each([
  ['throws', async () => JSON.parse('null').name],
  ['answers nothing', async () => JSON.parse('null')],
])('a transport of a caller that %s is told by its cause', async (_, transport) => {
  const http = createHttp({ services: { commerce: '/c' }, transport })
  const error = await catchError(http.send({ ...read, retries: 0 }, { contract: anyContract }))
  expect(error).toMatchObject({ code: 'network', cause: expect.any(TypeError) })
  expect(JSON.stringify(error)).not.toContain('Cannot read')
})

test('hooks hear of every attempt how it went, and nothing of what was said', async () => {
  const heard: AttemptInfo[] = []
  const note = (reported: AttemptInfo) => void heard.push(reported)
  const { clock, send } = setup(
    [new Response('{"detail":"jane@example.com"}', { status: 503 }), new TypeError('fetch failed')],
    { hooks: { beforeAttempt: note, afterAttempt: note } },
  )
  const call = catchError(send())
  await clock.advance(0)
  await call
  const who = { operation: 'get-category', service: 'commerce', requestId: 'id-1' }
  expect(heard).toEqual([
    { ...who, attempt: 1 },
    { ...who, attempt: 1, status: 503, code: 'server', ms: 0 },
    { ...who, attempt: 2 },
    { ...who, attempt: 2, status: undefined, code: 'network', ms: 0 },
  ])
})

test('hooks hear how long an attempt took', async () => {
  const taken: number[] = []
  const slow = () => new Promise<Response>(resolve => void clock.after(120, () => resolve(Response.json({}))))
  const { clock, send } = setup([slow], { hooks: { afterAttempt: ({ ms }) => void taken.push(ms) } })
  const call = send()
  await clock.advance(120)
  await call
  expect(taken).toEqual([120])
})

test.each(['beforeAttempt', 'afterAttempt'] as const)(
  'what the hook %s throws reaches the caller as it is, and nothing is sent again',
  async hook => {
    const bug = new RangeError('a bug')
    const fail = () => {
      throw bug
    }
    const { clock, requests, send } = setup([Response.json({}), Response.json({})], {
      hooks: { [hook]: fail },
    })
    expect(await catchError(send())).toBe(bug)
    await clock.advance(10_000)
    expect(requests.length).toBeLessThanOrEqual(1)
  },
)

test('an attempt that is over leaves no timer behind', async () => {
  const { clock, send } = setup([Response.json({ id: 'x' })])
  expect(await send()).toEqual({ id: 'x' })
  expect(clock.pendingTimers()).toBe(0)
})

test('the headers of a service go to that service', async () => {
  const { requests, send } = setup([Response.json({})])
  await send()
  expect(requests[0]).toMatchObject({ address: '/c/thing', method: 'GET', headers: { 'x-site': 'Art' } })
})

test.each(['shop.test', 'ftp://shop.test', '', 'javascript:alert(1)'])(
  'a service at %j is a mistake of the configuration',
  async url => {
    const { requests, send } = setup([Response.json({})], { services: { commerce: { url } } })
    expect(await catchError(send())).toMatchObject({
      code: 'config',
      message: expect.stringContaining('The address of the service commerce must begin with'),
    })
    expect(requests).toHaveLength(0)
  },
)

test('the size of an answer is limited to what the program allows', async () => {
  const { send } = setup([new Response('[1,2,3]')], { maxBytes: 6 })
  expect(await catchError(send())).toMatchObject({ code: 'unreadable' })
})

test('a call hears of each of its attempts', async () => {
  const { transport } = createRecordingTransport([Response.json({}, { status: 500 }), Response.json({})])
  const http = createHttp({ services: { commerce: '/c' }, transport, random: () => 0 })
  const heard: unknown[] = []
  const afterAttempt = ({ attempt, status, code }: AttemptResult) => heard.push([attempt, status, code])
  await http.send({ ...read, budgetMs: 5000 }, { contract: anyContract, afterAttempt })
  expect(heard).toEqual([
    [1, 500, 'server'],
    [2, 200, undefined],
  ])
})
