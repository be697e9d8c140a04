import { NetworkError } from '../errors/connection-errors.ts'
import { getCategory } from '../operations/get-category.ts'
import type { Contract } from '../model/contract.ts'
import type { Operation } from '../operations/operation.ts'
import type { Call } from './call.ts'
import { coalesced } from './coalesced.ts'
import { anyContract } from './testing/any-contract.ts'
import { catchError } from './testing/catch-error.ts'
import { createDeferredHttp, flushPromises } from './testing/deferred-http.ts'

const read: Operation = { ...getCategory, path: '/{id}', query: ['a', 'b'], body: 'json' }

function setup(identity?: () => string) {
  const { http, calls } = createDeferredHttp()
  const shared = coalesced(http, identity)
  const send = (call: Partial<Call<unknown>> = {}, operation = read) =>
    shared.send(operation, { contract: anyContract, path: { id: 'x' }, ...call })
  return { calls, send }
}

test('equal reads share one call and one answer', async () => {
  const { calls, send } = setup()
  const all = [
    send({ query: { a: 1, b: ['2', '3'] }, headers: { 'X-A': '1', 'x-b': '2' } }),
    send({ query: { b: '2,3', a: '1' }, headers: { 'X-B': '2', 'x-a': '1' } }),
    send({ query: { b: '2,3', a: '1', unknown: 7 }, headers: { 'X-B': '2', 'x-a': '1' } }),
  ]
  await flushPromises()
  expect(calls).toHaveLength(1)
  const made = { id: 'x' }
  calls[0]?.resolve(made)
  for (const answer of await Promise.all(all)) expect(answer).toBe(made)
})

test('equal reads of different traces share one call, which is a part of the first', async () => {
  const { calls, send } = setup()
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const first = send({ headers: { 'Correlation-Id': 'one', traceparent } })
  const second = send({ headers: { 'correlation-id': 'other' } })
  await flushPromises()
  expect(calls).toHaveLength(1)
  calls[0]?.resolve('answer')
  expect(await Promise.all([first, second])).toEqual(['answer', 'answer'])
})

test('every caller of a shared call hears of its attempts, except who has left', async () => {
  const { calls, send } = setup()
  const heard: string[] = []
  const leaving = new AbortController()
  const all = [
    send({ afterAttempt: () => heard.push('first') }),
    send({ afterAttempt: () => heard.push('second') }),
    catchError(send({ afterAttempt: () => heard.push('left'), signal: leaving.signal })),
  ]
  await flushPromises()
  leaving.abort()
  await flushPromises()
  const result = { operation: read.id, requestId: 'id-1', attempt: 1, status: 200, code: undefined, ms: 5 }
  calls[0]?.call.afterAttempt?.(result)
  expect(heard).toEqual(['first', 'second'])
  calls[0]?.resolve({})
  await Promise.all(all)
})

test('a failure is shared too', async () => {
  const { calls, send } = setup()
  const all = [catchError(send()), catchError(send())]
  await flushPromises()
  calls[0]?.reject(new NetworkError({ operation: 'x' }))
  expect(await Promise.all(all)).toMatchObject([{ code: 'network' }, { code: 'network' }])
})

test.each<[string, Partial<Call<unknown>>]>([
  ['path', { path: { id: 'y' } }],
  ['query', { query: { a: 1 } }],
  ['body', { body: { a: 1 } }],
  ['shopper', { headers: { authorization: 'Bearer other' } }],
  ['key', { idempotencyKey: 'k' }],
])('reads that differ in their %s share nothing', async (_, other) => {
  const { calls, send } = setup()
  void send({ headers: { authorization: 'Bearer one' } })
  void send({ headers: { authorization: 'Bearer one' }, ...other })
  await flushPromises()
  expect(calls).toHaveLength(2)
})

test('different operations share nothing', async () => {
  const { calls, send } = setup()
  void send()
  void send({}, { ...read, id: 'other' })
  await flushPromises()
  expect(calls).toHaveLength(2)
})

test('calls for different callers stay apart', async () => {
  let who = 'jane'
  const { calls, send } = setup(() => who)
  void send()
  who = 'joe'
  void send()
  await flushPromises()
  expect(calls).toHaveLength(2)
})

test('reads that want to understand the answer differently ask each for themselves', async () => {
  const counted: Contract<number> = {
    '~standard': { version: 1, vendor: 'test', validate: () => ({ value: 1 }) },
  }
  const { calls, send } = setup()
  const all = [send(), send({ contract: counted })]
  await flushPromises()
  for (const call of calls) call.resolve('x')
  expect(await Promise.all(all)).toEqual(['x', 1])
})

test.each<[string, Partial<Operation>]>([
  ['writes', { effect: 'write' }],
  ['undoable writes', { effect: 'write-undoable' }],
  ['reads that are not idempotent', { idempotent: false }],
])('%s are never shared', async (_, some) => {
  const { calls, send } = setup()
  void send({}, { ...read, ...some })
  void send({}, { ...read, ...some })
  await flushPromises()
  expect(calls).toHaveLength(2)
})

test('an answer that has come is not used again', async () => {
  const { calls, send } = setup()
  const first = send()
  await flushPromises()
  calls[0]?.resolve(1)
  await first
  const second = send()
  await flushPromises()
  calls[1]?.resolve(2)
  expect(await second).toBe(2)
})

test('who leaves is let go with their own reason, and the others keep waiting', async () => {
  const { calls, send } = setup()
  const leaving = new AbortController()
  const stays = send()
  const leaves = catchError(send({ signal: leaving.signal }))
  await flushPromises()
  leaving.abort('left')
  expect(await leaves).toMatchObject({ code: 'aborted', cause: 'left', operation: 'get-category' })
  expect(calls[0]?.call.signal?.aborted).toBe(false)
  calls[0]?.resolve(1)
  expect(await stays).toBe(1)
})

test('also the first to ask may leave without harm to the others', async () => {
  const { calls, send } = setup()
  const leaving = new AbortController()
  const leaves = catchError(send({ signal: leaving.signal }))
  const stays = send()
  await flushPromises()
  leaving.abort('left')
  await leaves
  calls[0]?.resolve(1)
  expect([await stays, calls.length]).toEqual([1, 1])
})

test('the last to leave ends the call, and the next caller starts a new one', async () => {
  const { calls, send } = setup()
  const [one, other] = [new AbortController(), new AbortController()]
  const missing = [catchError(send({ signal: one.signal })), catchError(send({ signal: other.signal }))]
  await flushPromises()
  one.abort('one')
  other.abort('other')
  expect(await Promise.all(missing)).toMatchObject([{ cause: 'one' }, { cause: 'other' }])
  expect(calls[0]?.call.signal).toMatchObject({ aborted: true, reason: 'other' })
  const next = send()
  await flushPromises()
  calls[1]?.resolve(2)
  expect(await next).toBe(2)
})

test('an aborted signal makes no call', async () => {
  const { calls, send } = setup()
  expect(await catchError(send({ signal: AbortSignal.abort('left') }))).toMatchObject({ cause: 'left' })
  expect(calls).toHaveLength(0)
})

test('who leaves after the answer has come changes nothing', async () => {
  const { calls, send } = setup()
  const leaving = new AbortController()
  const answer = send({ signal: leaving.signal })
  await flushPromises()
  calls[0]?.resolve(1)
  expect(await answer).toBe(1)
  leaving.abort()
})

test.each<[string, Partial<Call<unknown>>]>([
  ['no path value', { path: {} }],
  ['a body that cannot be written', { body: 1n }],
  ['a header with a line break', { headers: { authorization: 'a\nb' } }],
])('a read with %s goes its own way, for the sender to say what is wrong', async (_, call) => {
  const { calls, send } = setup()
  const answer = send(call)
  await flushPromises()
  calls[0]?.resolve(1)
  expect(await answer).toBe(1)
})
