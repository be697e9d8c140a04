import { getCategory } from '../operations/get-category.ts'
import type { Operation } from '../operations/operation.ts'
import { withConcurrencyLimit, USUAL_LIMIT, type Limit } from './with-concurrency-limit.ts'
import { anything } from './testing/anything.ts'
import { caught } from './testing/caught.ts'
import { heldHttp, turn } from './testing/held-http.ts'

const named = (id: string): Operation => ({ ...getCategory, id })

function start(limit?: Limit) {
  const { http, calls } = heldHttp()
  const narrow = withConcurrencyLimit(http, limit ? { commerce: limit } : {})
  const send = (id: string, signal?: AbortSignal) => narrow.send(named(id), { contract: anything, signal })
  return { narrow, calls, send, sent: () => calls.map(({ operation }) => operation.id).join('') }
}

test('no more calls are under way at once than allowed, and those that wait go in turn', async () => {
  const { calls, send, sent } = start({ atOnce: 2, waiting: 10 })
  const all = Promise.allSettled(['a', 'b', 'c', 'd'].map(id => send(id)))
  await turn()
  expect(sent()).toBe('ab')
  calls[1]?.answer('B')
  await turn()
  expect(sent()).toBe('abc')
  calls[0]?.fail(new Error('no'))
  await turn()
  expect(sent()).toBe('abcd')
  for (const call of calls) call.answer(call.operation.id)
  expect((await all).map(({ status }) => status[0])).toEqual(['r', 'f', 'f', 'f'])
})

test('nobody who comes later overtakes those who wait', async () => {
  const { calls, send, sent } = start({ atOnce: 1, waiting: 10 })
  const all = [send('a'), send('b')]
  await turn()
  calls[0]?.answer(1)
  await all[0]
  all.push(send('c'))
  await turn()
  expect(sent()).toBe('ab')
  calls[1]?.answer(2)
  await turn()
  expect(sent()).toBe('abc')
  calls[2]?.answer(3)
  expect(await Promise.all(all)).toEqual([1, 2, 3])
})

test('a place that is free again is taken again', async () => {
  const { calls, send, sent } = start({ atOnce: 1, waiting: 0 })
  for (const id of 'abc') {
    const answer = send(id)
    await turn()
    calls.at(-1)?.answer(id)
    expect(await answer).toBe(id)
  }
  expect(sent()).toBe('abc')
})

test('one too many is not sent, and is told so at once', async () => {
  const { calls, send, sent } = start({ atOnce: 1, waiting: 1 })
  const all = [send('a'), send('b')]
  expect(await caught(send('c'))).toMatchObject({ code: 'unavailable', operation: 'c' })
  await turn()
  calls[0]?.answer(1)
  await turn()
  calls[1]?.answer(2)
  await Promise.all(all)
  expect(sent()).toBe('ab')
})

test('who leaves the queue makes room in it and is not sent', async () => {
  const { calls, send, sent } = start({ atOnce: 1, waiting: 1 })
  const leaving = new AbortController()
  const first = send('a')
  const left = caught(send('b', leaving.signal))
  leaving.abort('left')
  expect(await left).toMatchObject({ code: 'aborted', cause: 'left', operation: 'b' })
  const third = send('c')
  calls[0]?.answer(1)
  await first
  await turn()
  calls[1]?.answer(3)
  expect(await third).toBe(3)
  expect(sent()).toBe('ac')
})

test('who has left before does not even queue', async () => {
  const { calls, send, sent } = start({ atOnce: 1, waiting: 1 })
  const first = send('a')
  expect(await caught(send('b', AbortSignal.abort('left')))).toMatchObject({ code: 'aborted', cause: 'left' })
  calls[0]?.answer(1)
  await first
  await turn()
  expect(sent()).toBe('a')
})

test('a caller who left the queue’s front and then aborts again is nobody’s concern', async () => {
  const { calls, send } = start({ atOnce: 1, waiting: 1 })
  const later = new AbortController()
  const all = [send('a'), send('b', later.signal)]
  await turn()
  calls[0]?.answer(1)
  await turn()
  calls[1]?.answer(2)
  expect(await Promise.all(all)).toEqual([1, 2])
  later.abort()
})

test('every service has lanes of its own', async () => {
  const { narrow, send, sent } = start({ atOnce: 1, waiting: 0 })
  void send('a')
  void narrow.send({ ...named('b'), service: 'search' }, { contract: anything })
  await turn()
  expect(sent()).toBe('ab')
})

test('usually 32 are under way and 64 wait', async () => {
  const { calls, send } = start()
  const all = Array.from({ length: 96 }, () => send('x'))
  await turn()
  expect([calls.length, USUAL_LIMIT]).toEqual([32, { atOnce: 32, waiting: 64 }])
  expect(await caught(send('y'))).toMatchObject({ code: 'unavailable' })
  expect(all).toHaveLength(96)
})
