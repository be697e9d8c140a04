import { getCategory } from '../operations/get-category.ts'
import type { Operation } from '../operations/operation.ts'
import {
  withConcurrencyLimit,
  DEFAULT_CONCURRENCY_LIMIT,
  type ConcurrencyLimit,
} from './with-concurrency-limit.ts'
import { anyContract } from './testing/any-contract.ts'
import { catchError } from './testing/catch-error.ts'
import { createDeferredHttp, flushPromises } from './testing/deferred-http.ts'

const named = (id: string): Operation => ({ ...getCategory, id })

function setup(limit?: ConcurrencyLimit) {
  const { http, calls } = createDeferredHttp()
  const narrow = withConcurrencyLimit(http, limit ? { commerce: limit } : {})
  const send = (id: string, signal?: AbortSignal, shopper?: string) =>
    narrow.send(named(id), { contract: anyContract, signal, shopper })
  return { narrow, calls, send, sent: () => calls.map(({ operation }) => operation.id).join('') }
}

test('no more calls are in flight at once than allowed, and waiting ones go in turn', async () => {
  const { calls, send, sent } = setup({ maxConcurrent: 2, maxQueued: 10 })
  const all = Promise.allSettled(['a', 'b', 'c', 'd'].map(id => send(id)))
  await flushPromises()
  expect(sent()).toBe('ab')
  calls[1]?.resolve('B')
  await flushPromises()
  expect(sent()).toBe('abc')
  calls[0]?.reject(new Error('no'))
  await flushPromises()
  expect(sent()).toBe('abcd')
  for (const call of calls) call.resolve(call.operation.id)
  expect((await all).map(({ status }) => status[0])).toEqual(['r', 'f', 'f', 'f'])
})

test('shoppers take turns, however many calls of one of them wait', async () => {
  const { calls, send, sent } = setup({ maxConcurrent: 1, maxQueued: 10 })
  const leaving = new AbortController()
  const left = catchError(send('a', leaving.signal))
  const all = ['b', 'c', 'd'].map(id => send(id, undefined, 'eve'))
  const aborted = catchError(send('x', leaving.signal, 'bob'))
  all.push(send('e', undefined, 'ann'))
  leaving.abort('left')
  await aborted
  for (let at = 0; at < 5; at += 1) {
    await flushPromises()
    calls[at]?.resolve(at)
  }
  await Promise.all([left, ...all])
  expect(sent()).toBe('abecd')
})

test('a later call does not overtake waiting ones', async () => {
  const { calls, send, sent } = setup({ maxConcurrent: 1, maxQueued: 10 })
  const all = [send('a'), send('b')]
  await flushPromises()
  calls[0]?.resolve(1)
  await all[0]
  all.push(send('c'))
  await flushPromises()
  expect(sent()).toBe('ab')
  calls[1]?.resolve(2)
  await flushPromises()
  expect(sent()).toBe('abc')
  calls[2]?.resolve(3)
  expect(await Promise.all(all)).toEqual([1, 2, 3])
})

test('a place that is free again is taken again', async () => {
  const { calls, send, sent } = setup({ maxConcurrent: 1, maxQueued: 0 })
  for (const id of 'abc') {
    const answer = send(id)
    await flushPromises()
    calls.at(-1)?.resolve(id)
    expect(await answer).toBe(id)
  }
  expect(sent()).toBe('abc')
})

test('one too many is not sent, and is told so at once', async () => {
  const { calls, send, sent } = setup({ maxConcurrent: 1, maxQueued: 1 })
  const all = [send('a'), send('b')]
  expect(await catchError(send('c'))).toMatchObject({ code: 'unavailable', operation: 'c' })
  await flushPromises()
  calls[0]?.resolve(1)
  await flushPromises()
  calls[1]?.resolve(2)
  await Promise.all(all)
  expect(sent()).toBe('ab')
})

test('who leaves the queue makes room in it and is not sent', async () => {
  const { calls, send, sent } = setup({ maxConcurrent: 1, maxQueued: 1 })
  const leaving = new AbortController()
  const first = send('a')
  const left = catchError(send('b', leaving.signal))
  leaving.abort('left')
  expect(await left).toMatchObject({ code: 'aborted', cause: 'left', operation: 'b' })
  const third = send('c')
  calls[0]?.resolve(1)
  await first
  await flushPromises()
  calls[1]?.resolve(3)
  expect(await third).toBe(3)
  expect(sent()).toBe('ac')
})

test('who has left before does not even queue', async () => {
  const { calls, send, sent } = setup({ maxConcurrent: 1, maxQueued: 1 })
  const first = send('a')
  expect(await catchError(send('b', AbortSignal.abort('left')))).toMatchObject({
    code: 'aborted',
    cause: 'left',
  })
  calls[0]?.resolve(1)
  await first
  await flushPromises()
  expect(sent()).toBe('a')
})

test('a caller who left the queue’s front may abort again', async () => {
  const { calls, send } = setup({ maxConcurrent: 1, maxQueued: 1 })
  const later = new AbortController()
  const all = [send('a'), send('b', later.signal)]
  await flushPromises()
  calls[0]?.resolve(1)
  await flushPromises()
  calls[1]?.resolve(2)
  expect(await Promise.all(all)).toEqual([1, 2])
  later.abort()
})

test('every service has its own lanes', async () => {
  const { narrow, send, sent } = setup({ maxConcurrent: 1, maxQueued: 0 })
  void send('a')
  void narrow.send({ ...named('b'), service: 'search' }, { contract: anyContract })
  await flushPromises()
  expect(sent()).toBe('ab')
})

test('by default 32 are in flight and 64 wait', async () => {
  const { calls, send } = setup()
  const all = Array.from({ length: 96 }, () => send('x'))
  await flushPromises()
  expect([calls.length, DEFAULT_CONCURRENCY_LIMIT]).toEqual([32, { maxConcurrent: 32, maxQueued: 64 }])
  expect(await catchError(send('y'))).toMatchObject({ code: 'unavailable' })
  expect(all).toHaveLength(96)
})

test('the time of a call ends its wait for a place, which goes to the next one', async () => {
  const { narrow, calls, send, sent } = setup({ maxConcurrent: 1, maxQueued: 10 })
  const first = send('a')
  const late = narrow.send(named('b'), { contract: anyContract, timeoutMs: 20 })
  expect(await catchError(late)).toMatchObject({ code: 'timeout', message: 'b took longer than 20 ms' })
  const next = narrow.send(named('c'), { contract: anyContract, timeoutMs: 60_000 })
  calls[0]?.resolve(1)
  await first
  await flushPromises()
  expect(sent()).toBe('ac')
  expect(calls[1]?.call.timeoutMs).toBeLessThanOrEqual(60_000)
  calls[1]?.resolve(2)
  await next
})
