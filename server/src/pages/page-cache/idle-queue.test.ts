import { createIdleQueue } from './idle-queue.ts'

function open(options: { readonly maxQueued?: number } = {}) {
  const done: string[] = []
  const errors: unknown[] = []
  const waiting: (() => void)[] = []
  let isIdle = false
  let time = 100
  const queue = createIdleQueue({
    ...options,
    isIdle: () => isIdle,
    now: () => time,
    wait: next => void waiting.push(next),
    onError: error => void errors.push(error),
  })
  const tick = async () => {
    waiting.shift()?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  return {
    done,
    errors,
    tick,
    add: (name: string) => queue.add(() => void done.push(name)),
    addLong: (name: string) =>
      queue.add(() => {
        time += 20
        done.push(name)
      }),
    queue,
    rest: () => void (isIdle = true),
    isWaiting: () => waiting.length,
  }
}

test('tasks wait for idle time, and then run in their order', async () => {
  const { done, add, tick, rest, isWaiting } = open()
  add('a')
  add('b')
  await tick()
  expect(done).toEqual([])
  rest()
  await tick()
  expect([done, isWaiting()]).toEqual([['a', 'b'], 0])
  add('c')
  await tick()
  expect(done).toEqual(['a', 'b', 'c'])
})

test('after a long task the requests have their turn', async () => {
  const { done, add, addLong, tick, rest } = open()
  rest()
  addLong('a')
  add('b')
  await tick()
  expect(done).toEqual(['a'])
  await tick()
  expect(done).toEqual(['a', 'b'])
})

test('of too many tasks the oldest are dropped', async () => {
  const { done, add, tick, rest } = open({ maxQueued: 2 })
  for (const name of ['a', 'b', 'c']) add(name)
  rest()
  await tick()
  await tick()
  expect(done).toEqual(['b', 'c'])
})

test('a task that fails is told of, and the next one runs', async () => {
  const { done, errors, queue, add, tick, rest } = open()
  queue.add(() => Promise.reject(new Error('full')))
  add('next')
  rest()
  await tick()
  await tick()
  expect([done, errors]).toEqual([['next'], [new Error('full')]])
})
