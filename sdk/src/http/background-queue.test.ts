import * as fc from 'fast-check'
import { createBackgroundQueue } from './background-queue.ts'

interface Job {
  readonly work: () => Promise<void>
  readonly end: (error?: Error) => void
}

// Work that lasts until the test ends it, and tells when it begins.
function jobs(count: number): { readonly begun: number[]; readonly all: readonly Job[] } {
  const begun: number[] = []
  const all = Array.from({ length: count }, (_, id) => {
    const ends = new EventTarget()
    const ended = new Promise<void>((resolve, reject) => {
      ends.addEventListener('end', event => {
        if (event instanceof CustomEvent && event.detail) reject(event.detail)
        else resolve()
      })
    })
    ended.catch(() => {})
    const work = () => {
      begun.push(id)
      return ended
    }
    return {
      work,
      end: (error?: Error) => void ends.dispatchEvent(new CustomEvent('end', { detail: error })),
    }
  })
  return { begun, all }
}

test('four things are done at once, and the next begins when one ends', async () => {
  const { add, flush } = createBackgroundQueue()
  const { begun, all } = jobs(6)
  for (const { work } of all) add(work)
  expect(begun).toEqual([0, 1, 2, 3])
  for (const { end } of all) end()
  await flush()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
})

test('when a hundred wait, the oldest makes room', async () => {
  let dropped = 0
  const { add, flush } = createBackgroundQueue({ onDrop: () => (dropped += 1) })
  const { begun, all } = jobs(107)
  for (const { work } of all) add(work)
  expect(dropped).toBe(3)
  for (const { end } of all) end()
  await flush()
  expect(begun).toHaveLength(104)
  expect([4, 5, 6].filter(id => begun.includes(id))).toEqual([])
})

test('what fails, or throws at once, affects nothing else', async () => {
  const failures: unknown[] = []
  const { add, flush } = createBackgroundQueue({
    concurrency: 1,
    onFailure: error => void failures.push(error),
  })
  const { begun, all } = jobs(2)
  const [first, second] = all
  const bug = new TypeError('a bug')
  const broken = new Error('broken')
  add(() => {
    throw bug
  })
  if (first) add(first.work)
  if (second) add(second.work)
  first?.end(broken)
  second?.end()
  await flush()
  expect(begun).toEqual([0, 1])
  expect(failures).toEqual([bug, broken])
})

test('nothing to do is done at once', async () => {
  await expect(createBackgroundQueue().flush()).resolves.toBeUndefined()
})

test('whatever comes, no more is in flight than may be, and all that was not dropped is done', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(3), { maxLength: 40 }),
      fc.integer({ min: 1, max: 5 }),
      fc.nat(10),
      async (lengths, concurrency, maxQueued) => {
        let [now, most, done, dropped] = [0, 0, 0, 0]
        const { add, flush } = createBackgroundQueue({ concurrency, maxQueued, onDrop: () => (dropped += 1) })
        for (const length of lengths)
          add(async () => {
            most = Math.max(most, (now += 1))
            for (let step = 0; step < length; step += 1) await Promise.resolve()
            now -= 1
            done += 1
          })
        await flush()
        expect(most).toBeLessThanOrEqual(concurrency)
        expect(done + dropped).toBe(lengths.length)
      },
    ),
  )
})
