import { brotliDecompressSync } from 'node:zlib'
import { CACHE_POLICIES, type CachePolicy } from './cache-policies.ts'
import type { IdleTask } from './idle-queue.ts'
import { createPageCache, type Produce } from './page-cache.ts'
import { storedPage } from './stored-page.ts'

const SHORT: CachePolicy = { fresh: 10, staleWhileRevalidate: 20, staleIfError: 100 }

function open(maxBytes = 1_000_000) {
  let now = 0
  const errors: unknown[] = []
  const tasks: IdleTask[] = []
  const cache = createPageCache({
    maxBytes,
    now: () => now,
    onError: error => errors.push(error),
    idle: { add: task => void tasks.push(task) },
  })
  const idle = async () => {
    for (const task of tasks.splice(0)) await task()
  }
  return { cache, errors, idle, later: (seconds: number) => (now += seconds * 1000) }
}

const page = (body: string, status = 200) => storedPage({ status, headers: {}, body })

function counted(policy: CachePolicy | undefined = SHORT) {
  const made: string[] = []
  const produce: Produce = async () => {
    made.push(String(made.length + 1))
    return { page: page(`page ${made.length}`), policy }
  }
  return { made, produce }
}

const large: Produce = async () => ({ page: page('x'.repeat(5000)), policy: CACHE_POLICIES.product })

const missing: Produce = async () => ({ page: page('x'.repeat(5000), 404), policy: CACHE_POLICIES.missing })

const settled = () => new Promise(resolve => setImmediate(resolve))

test('a page is made once and then answered from the cache while it is fresh', async () => {
  const { cache, later } = open()
  const { made, produce } = counted()
  expect(cache.find('a', produce)).toBeUndefined()
  expect(await cache.load('a', produce)).toMatchObject({ outcome: 'miss', ageSeconds: 0 })
  later(9)
  expect(cache.find('a', produce)).toMatchObject({ outcome: 'hit', ageSeconds: 9 })
  expect(made).toHaveLength(1)
})

test('500 visitors of a cold page share one making of it', async () => {
  const { cache } = open()
  const { made, produce } = counted()
  const all = await Promise.all(Array.from({ length: 500 }, () => cache.load('a', produce)))
  expect(made).toHaveLength(1)
  expect(new Set(all.map(({ page: same }) => same)).size).toBe(1)
})

test('a stale page is answered at once and revalidated in the background', async () => {
  const { cache, later } = open()
  const { made, produce } = counted()
  await cache.load('a', produce)
  later(15)
  expect(cache.find('a', produce)).toMatchObject({ outcome: 'stale', ageSeconds: 15 })
  expect(cache.find('a', produce)).toMatchObject({ outcome: 'stale' })
  await settled()
  expect(made).toHaveLength(2)
  expect(cache.find('a', produce)).toMatchObject({ outcome: 'hit', ageSeconds: 0 })
})

test('of many stale pages a few are made again at a time, the others when they are asked for once more', async () => {
  const { cache, later } = open()
  const { made, produce } = counted()
  const keys = Array.from({ length: 20 }, (_, at) => `page ${at}`)
  for (const key of keys) await cache.load(key, produce)
  later(15)
  for (const key of keys) expect(cache.find(key, produce)).toMatchObject({ outcome: 'stale' })
  await settled()
  expect(made).toHaveLength(24)
  for (const key of keys) cache.find(key, produce)
  await settled()
  expect(made).toHaveLength(28)
})

test('a stale page is answered and left as it is while nothing can be made', async () => {
  const { cache, later } = open()
  const { made, produce } = counted()
  await cache.load('a', produce)
  later(15)
  expect(cache.find('a', undefined)).toMatchObject({ outcome: 'stale' })
  await settled()
  expect(made).toHaveLength(1)
})

test.each([
  ['a page with a failing upstream', async () => ({ page: page('down', 503), policy: undefined })],
  ['a making that throws', async () => Promise.reject(new Error('down'))],
])('%s is answered by the old page for as long as that may stand in', async (_, failing) => {
  const { cache, later } = open()
  const { produce } = counted()
  await cache.load('a', produce)
  later(109)
  expect(cache.find('a', failing)).toBeUndefined()
  expect(await cache.load('a', failing)).toMatchObject({ outcome: 'stale-if-error', ageSeconds: 109 })
})

test('an old page stands in no longer than it may', async () => {
  const { cache, later } = open()
  await cache.load('a', counted().produce)
  later(110)
  const { page: shown } = await cache.load('a', async () => ({ page: page('down', 503), policy: undefined }))
  expect(shown.status).toBe(503)
})

test('an uncacheable page is produced each time', async () => {
  const { cache } = open()
  const made: unknown[] = []
  const produce: Produce = async () => {
    made.push(1)
    return { page: page('mine'), policy: undefined }
  }
  await cache.load('a', produce)
  await cache.load('a', produce)
  expect(made).toHaveLength(2)
  expect(cache.size().entries).toBe(0)
})

test('a renewal that fails leaves the stale page in its place and is reported', async () => {
  const { cache, errors, later } = open()
  await cache.load('a', counted().produce)
  later(15)
  const failure = new Error('down')
  cache.find('a', () => Promise.reject(failure))
  await settled()
  expect(errors).toEqual([failure])
  expect(cache.find('a', counted().produce)).toMatchObject({ outcome: 'stale' })
})

test('F27 however many pages there are, the bytes stay within their limit and the least lately used go first', async () => {
  const { cache } = open(100_000)
  for (let number = 0; number < 200; number += 1) {
    await cache.load(`page ${number}`, large)
    cache.find('page 0', large)
    expect(cache.size().bytes).toBeLessThanOrEqual(100_000)
  }
  expect(cache.find('page 0', large)).toBeDefined()
  expect(cache.find('page 1', large)).toBeUndefined()
})

test('the making ends when the last who waits has left, and not before', async () => {
  const { cache } = open()
  let isOver = false
  const endless: Produce = signal =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        isOver = true
        reject(new Error('over'))
      })
    })
  const [first, second] = [new AbortController(), new AbortController()]
  const waiting = [cache.load('a', endless, first.signal), cache.load('a', endless, second.signal)]
  const left = Promise.allSettled(waiting)
  await settled()
  first.abort(new Error('left'))
  await settled()
  expect(isOver).toBe(false)
  expect(cache.isLoading('a')).toBe(true)
  second.abort(new Error('left'))
  expect(cache.isLoading('a')).toBe(false)
  await left
  expect(isOver).toBe(true)
})

test('visitors whose question to another server takes long share one making, also when it ends meanwhile', async () => {
  const answers: ((nothing: undefined) => void)[] = []
  const shared = {
    get: () => new Promise<undefined>(resolve => answers.push(resolve)),
    set: async () => {},
  }
  const cache = createPageCache({ maxBytes: 1e6, shared })
  const { made, produce } = counted()
  const visitors = Array.from({ length: 20 }, () => cache.load('a', produce))
  await settled()
  const first = answers.shift()
  first?.(undefined)
  await visitors[0]
  for (const answer of answers) answer(undefined)
  await Promise.all(visitors)
  expect(made).toHaveLength(1)
})

test('fifteen hundred addresses that are missing, or asked for once, push out no page that was asked for again', async () => {
  const { cache } = open(200_000)
  const home = counted(CACHE_POLICIES.home)
  await cache.load('home', home.produce)
  cache.find('home', home.produce)
  for (let number = 0; number < 1500; number += 1) {
    await cache.load(`missing ${number}`, missing)
    cache.find(`missing ${number}`, missing)
    await cache.load(`once ${number}`, large)
  }
  expect(cache.find('home', home.produce)).toBeDefined()
})

test('a cached page takes the room of its compressed bytes, and more once a client wants it as it is', async () => {
  const { cache, idle } = open()
  const text = '<p>again</p>'.repeat(10_000)
  await cache.load('a', async () => ({ page: page(text), policy: SHORT }))
  expect(cache.size().bytes).toBeGreaterThan(text.length)
  await idle()
  expect(cache.size().bytes).toBeLessThan(10_000)
  const found = cache.find('a', undefined)
  expect(String(found?.page.bytes('identity'))).toBe(text)
  expect(cache.size().bytes).toBeGreaterThan(text.length)
})

test('a page that is sent again is compressed once more when there is time, and says the same', async () => {
  const { cache, idle } = open()
  const text = Array.from({ length: 2000 }, (_, at) => `<p>Work ${at * 7919}</p>`).join('')
  await cache.load('a', async () => ({ page: page(text), policy: SHORT }))
  const packed = () => cache.find('a', undefined)?.page.bytes('br') ?? Buffer.alloc(0)
  const quick = packed()
  await idle()
  const small = packed()
  expect(small.length).toBeLessThan(quick.length)
  expect(String(brotliDecompressSync(small))).toBe(text)
  await idle()
  expect(packed()).toBe(small)
})
