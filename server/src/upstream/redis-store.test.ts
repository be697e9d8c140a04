import { networkInterfaces } from 'node:os'
import { pino } from 'pino'
import { createPageCache, type Produce } from '../pages/page-cache/page-cache.ts'
import { CACHE_POLICIES } from '../pages/page-cache/cache-policies.ts'
import { createSharedPages } from '../pages/page-cache/shared-pages.ts'
import { storedPage } from '../pages/page-cache/stored-page.ts'
import { readConfig } from '../config.ts'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { REDIS_PROGRAM, startRedis } from '../testing/redis.ts'
import { ownKeys, unreadableCounts } from './own-keys.ts'
import { openRedisStore, type RedisState } from './redis-store.ts'
import type { SharedStore } from './shared-store.ts'

const silent = pino({ level: 'silent' })
const program = REDIS_PROGRAM ?? ''
const describeWithRedis = REDIS_PROGRAM ? describe : describe.skip
if (!REDIS_PROGRAM) process.stdout.write('No Redis server is installed, so its tests are left out.\n')

const hasIpv6 = Object.values(networkInterfaces()).some(all => all?.some(({ address }) => address === '::1'))
const testWithIpv6 = hasIpv6 ? test : test.skip
if (!hasIpv6) process.stdout.write('This machine has no IPv6, so a Redis at such an address is left out.\n')

const never = () => Promise.reject(new Error('it is there already'))

async function ready(store: SharedStore): Promise<void> {
  while ((await store.add('ready', 60)) === undefined) await new Promise(resolve => setImmediate(resolve))
}

function openCache(store: SharedStore, build = 'build-1') {
  const shared = createSharedPages(store, build)
  const writes: Promise<void>[] = []
  const cache = createPageCache({
    maxBytes: 1e6,
    shared: {
      get: key => shared.get(key),
      set: (...args) => writes[writes.push(shared.set(...args)) - 1] ?? Promise.resolve(),
    },
  })
  let loads = 0
  return {
    load(key: string, produce: Produce) {
      loads++
      return cache.load(key, produce)
    },
    async stored(key: string) {
      while (writes.length < loads) await new Promise(resolve => setImmediate(resolve))
      await Promise.all(writes)
      return store.get(`page:${build}:${key}`)
    },
  }
}

const shop = (env: NodeJS.ProcessEnv) => readConfig({ SESSION_KEYS: 'a key for tests', ...env })

describeWithRedis('with a real Redis', () => {
  test('a shop finds what its own servers store, and not what one with other services or addresses does', async () => {
    const redis = await startRedis(program)
    const store = openRedisStore(redis.url, silent)
    await ready(store)
    const open = (env: NodeJS.ProcessEnv) => ownKeys(store, shop(env))
    const production = open({ UPSTREAM_PORT: '4000' })
    await production.set('page', Buffer.from('of production'), 60)
    await production.add('count', 60)
    expect(String(await open({ UPSTREAM_PORT: '4000', PORT: '3001' }).get('page'))).toBe('of production')
    const origins = { ORIGIN_ART: 'https://art.test', ORIGIN_ALLPOSTERS: 'https://posters.test' }
    for (const env of [{ UPSTREAM_PORT: '4001' }, { UPSTREAM_PORT: '4000', ...origins }]) {
      expect(await open(env).get('page')).toBeUndefined()
      expect(await open(env).add('count', 60)).toBe(1)
      expect(await open(env).isRequestedAgain('page', 60)).toBe(false)
    }
    await store.close()
    await redis.stop()
  })

  test('what one server stores another finds until it expires', async () => {
    const redis = await startRedis(program)
    const [one, other] = [openRedisStore(redis.url, silent), openRedisStore(redis.url, silent)]
    await Promise.all([ready(one), ready(other)])
    await one.set('page', Buffer.from('bytes'), 60)
    expect(String(await other.get('page'))).toBe('bytes')
    expect(await other.get('nothing')).toBeUndefined()
    expect([await one.add('count', 60), await other.add('count', 60)]).toEqual([1, 2])
    await Promise.all([one.close(), other.close()])
    await redis.stop()
  })

  testWithIpv6('a Redis is found by its IPv6 address', async () => {
    const redis = await startRedis(program, undefined, ['--bind', '127.0.0.1', '::1'])
    const store = openRedisStore(redis.url.replace('127.0.0.1', '[::1]'), silent)
    await ready(store)
    await store.close()
    await redis.stop()
  })

  test('a page that was requested again is shared, in brotli and for as long as it is of use', async () => {
    const redis = await startRedis(program)
    const stores = [1, 2, 3].map(() => openRedisStore(redis.url, silent))
    await Promise.all(stores.map(ready))
    const [first, second, third] = stores.map(store => openCache(store))
    const body = `<h1>Ünïcode</h1>${'<p>again</p>'.repeat(1000)}`
    const answer = { status: 200, headers: { 'content-type': 'text/html' }, body }
    const make = async () => ({ page: storedPage(answer), policy: CACHE_POLICIES.home })
    await first?.load('key', make)
    expect(await first?.stored('key')).toBeUndefined()
    await second?.load('key', make)
    expect((await second?.stored('key'))?.length).toBeLessThan(500)

    const served = await third?.load('key', never)
    expect(served).toMatchObject({ outcome: 'hit', policy: CACHE_POLICIES.home })
    expect(String(served?.page.bytes('identity'))).toBe(body)
    expect(served?.page.bytes('gzip')).toBeInstanceOf(Buffer)
    const [any] = stores
    await expect(any && openCache(any, 'build-2').load('key', never)).rejects.toThrow('it is there already')

    const absent = async () => ({
      page: storedPage({ ...answer, status: 404 }),
      policy: CACHE_POLICIES.missing,
    })
    for (const each of [first, second]) await each?.load('nothing', absent)
    expect(await second?.stored('nothing')).toBeUndefined()
    await Promise.all(stores.map(store => store.close()))
    await redis.stop()
  })

  test('servers count together', async () => {
    const redis = await startRedis(program)
    const stores = [openRedisStore(redis.url, silent), openRedisStore(redis.url, silent)]
    await Promise.all(stores.map(ready))
    const limiters = stores.map(store => createRateLimiter(() => 0, unreadableCounts(store, ['a key'])))
    const rates = [{ times: 4, seconds: 3600 }]
    const verdicts: boolean[] = []
    for (let time = 0; time < 3; time += 1)
      for (const limiter of limiters) verdicts.push((await limiter.take('a', rates)).ok)
    expect(verdicts).toEqual([true, true, true, true, false, false])
    await Promise.all(stores.map(store => store.close()))
    await redis.stop()
  })

  test('a Redis that hangs counts as unavailable until it answers again', async () => {
    const redis = await startRedis(program)
    const states: boolean[] = []
    const store = openRedisStore(redis.url, silent, ({ isUp }) => states.push(isUp))
    await ready(store)
    redis.signal('SIGSTOP')
    for (let call = 0; call < 6; call += 1) expect(await store.get('page')).toBeUndefined()
    expect(states.at(-1)).toBe(false)
    redis.signal('SIGCONT')
    // Without a visitor.
    while (!states.at(-1)) await new Promise(resolve => setImmediate(resolve))
    await store.set('page', Buffer.from('bytes'), 60)
    expect(await store.get('page')).toEqual(Buffer.from('bytes'))
    await store.close()
    await redis.stop()
  })

  test.each([
    ['OOM', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
    ['READONLY', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  ])(
    'a Redis that refuses every write (%s) is read on, and said once until it stores again',
    async (reason, refuse, allow) => {
      const redis = await startRedis(program)
      const lines: unknown[] = []
      const log = pino({ base: null, timestamp: false }, { write: line => lines.push(JSON.parse(line)) })
      const states: RedisState[] = []
      const store = openRedisStore(redis.url, log, state => states.push(state))
      await ready(store)
      await store.set('page', Buffer.from('bytes'), 60)
      await redis.command(refuse)
      for (let call = 0; call < 5; call += 1) {
        await store.set('page', Buffer.from('other'), 60)
        expect(await store.add('count', 60)).toBeUndefined()
        expect(String(await store.get('page'))).toBe('bytes')
      }
      expect(states.at(-1)).toEqual({ isUp: true, refusesWrites: true })
      expect(lines).toEqual([{ level: 40, reason, msg: 'redis refuses writes' }])

      await redis.command(allow)
      while (states.at(-1)?.refusesWrites) await new Promise(resolve => setImmediate(resolve))
      while ((await store.add('count', 60)) === undefined);
      expect(states.at(-1)).toEqual({ isUp: true, refusesWrites: false })
      expect(lines.slice(1)).toEqual([{ level: 30, msg: 'redis stores again' }])
      await store.close()
      await redis.stop()
    },
  )

  test('a replica that refuses to read, too, is said once', async () => {
    const redis = await startRedis(program, undefined, ['--replica-serve-stale-data', 'no'])
    const lines: unknown[] = []
    const log = pino({ base: null, timestamp: false }, { write: line => lines.push(JSON.parse(line)) })
    const store = openRedisStore(redis.url, log)
    await ready(store)
    await redis.command(['REPLICAOF', '127.0.0.1', '1'])
    for (let call = 0; call < 5; call += 1) {
      await store.set('page', Buffer.from('bytes'), 60)
      expect(await store.get('page')).toBeUndefined()
      expect(await store.add('count', 60)).toBeUndefined()
    }
    expect(lines).toEqual([{ level: 40, reason: 'READONLY', msg: 'redis refuses writes' }])
    await store.close()
    await redis.stop()
  })

  test('a Redis that wants a password since it was started again is said to', async () => {
    const redis = await startRedis(program)
    const lines: string[] = []
    const store = openRedisStore(redis.url, pino({}, { write: line => lines.push(line) }))
    await ready(store)
    await redis.stop()
    const again = await startRedis(program, redis.port, ['--requirepass', 'secret'])
    while (!lines.some(line => line.includes('NOAUTH'))) await new Promise(resolve => setImmediate(resolve))
    expect(lines.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ msg: 'redis unavailable' }),
      expect.objectContaining({ msg: 'redis unavailable' }),
    ])
    await store.close()
    await again.stop()
  }, 20_000)

  test('while Redis is unavailable nothing is found and nothing fails; later it is used again', async () => {
    const redis = await startRedis(program)
    const store = openRedisStore(redis.url, silent)
    await ready(store)
    await store.set('page', Buffer.from('bytes'), 60)
    await redis.stop()
    expect(await store.get('page')).toBeUndefined()
    await store.set('page', Buffer.from('lost'), 60)
    expect(await store.add('count', 60)).toBeUndefined()
    const again = await startRedis(program, redis.port)
    await ready(store)
    await store.set('page', Buffer.from('new bytes'), 60)
    expect(String(await store.get('page'))).toBe('new bytes')
    await store.close()
    await again.stop()
  }, 20_000)
})

test('a Redis that was never there is slower, never broken', async () => {
  const store = openRedisStore('redis://127.0.0.1:1', silent)
  expect(await store.get('page')).toBeUndefined()
  expect(await store.add('count', 60)).toBeUndefined()
  await store.close()
})

test('a count tells who reads the store no address, and none is found by trying all of them', async () => {
  const names: string[] = []
  const store = { add: async (name: string) => names.push(name) }
  for (const key of ['a key', 'a key', 'another'])
    await unreadableCounts(store, [key]).add('limit:login by 10.1.2.3', 60)
  const [first, second, otherwise] = names
  expect(first).toMatch(/^count:[\w-]{43}$/)
  expect(second).toBe(first)
  expect(otherwise).not.toBe(first)
})
