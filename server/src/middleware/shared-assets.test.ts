import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import express from 'express'
import { pino } from 'pino'
import request from 'supertest'
import { REDIS_PROGRAM, startRedis, type TestRedis } from '../testing/redis.ts'
import { openRedisStore } from '../upstream/redis-store.ts'
import type { SharedStore } from '../upstream/shared-store.ts'
import { assetFiles } from './asset-files.ts'
import { publishAssets, shareAssets } from './shared-assets.ts'

const describeWithRedis = REDIS_PROGRAM ? describe : describe.skip
if (!REDIS_PROGRAM) process.stdout.write('No Redis server is installed, so its tests are left out.\n')

const log = pino({ level: 'silent' })
const SCRIPT = `export default '${'art '.repeat(1000)}'`
const IMMUTABLE = 'public, max-age=31536000, immutable'

const isStored = async (redis: TestRedis, ...names: readonly string[]) =>
  (await redis.command(['EXISTS', ...names.map(name => `asset:${name}`)])) === names.length

async function makeBuild(hash: string): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'wallart-build-')), 'assets')
  await mkdir(folder)
  await writeFile(join(folder, `page-${hash}.js`), SCRIPT)
  await writeFile(join(folder, `page-${hash}.js.br`), brotliCompressSync(SCRIPT))
  await writeFile(join(folder, `page-${hash}.js.map`), '{"sourcesContent":["secret"]}')
  await writeFile(join(folder, `art-text-${hash}.woff2`), 'letters')
  return folder
}

describeWithRedis('while servers of two builds run', () => {
  let redis: TestRedis
  let store: SharedStore
  let old: string
  let stop: () => void

  const server = (publicDir: string) => express().use(assetFiles(publicDir, { servesMaps: false, store }))
  const getFromNew = (name: string) => request(server(join(old, 'nothing-of-it'))).get(`/assets/${name}`)

  beforeAll(async () => {
    redis = await startRedis(REDIS_PROGRAM ?? '')
    store = openRedisStore(redis.url, log)
    old = await makeBuild('OLD2BUYD')
    stop = await publishAssets(store, { build: 'old', folder: old, log })
  })

  test('its files are there before it is ready', async () => {
    expect(await isStored(redis, 'page-OLD2BUYD.js', 'art-text-OLD2BUYD.woff2')).toBe(true)
  })

  afterAll(async () => {
    stop()
    await store.close()
    await redis.stop()
    await rm(dirname(old), { recursive: true })
  })

  test.each([
    ['br', 'br'],
    ['gzip', undefined],
  ])(
    'a script of the old one comes from a server of the new one, to who accepts %s',
    async (accepted, coding) => {
      const { headers, text } = await getFromNew('page-OLD2BUYD.js')
        .set('accept-encoding', accepted)
        .expect(200)
        .expect('content-type', /^text\/javascript/)
        .expect('cache-control', IMMUTABLE)
        .expect('vary', /Accept-Encoding/)
      expect(headers['content-encoding']).toBe(coding)
      expect(text).toBe(SCRIPT)
    },
  )

  test('and its font', async () => {
    const { body } = await getFromNew('art-text-OLD2BUYD.woff2')
      .expect(200)
      .expect('content-type', 'font/woff2')
      .expect('cache-control', IMMUTABLE)
    expect(String(body)).toBe('letters')
  })

  test.each(['page-OLD2BUYD.js.map', 'page-NONE2BUY.js', '..%2fpage-OLD2BUYD.js', 'page.js'])(
    '%s is in no build',
    async name => {
      const { headers } = await getFromNew(name).expect(404)
      expect(headers['cache-control']).toBe('no-store')
    },
  )
})

describeWithRedis('while Redis is late', () => {
  let redis: TestRedis
  let store: SharedStore
  let old: string

  const get = (name: string) =>
    request(express().use(assetFiles(join(old, 'nothing-of-it'), { servesMaps: false, store }))).get(
      `/assets/${name}`,
    )

  beforeAll(async () => {
    redis = await startRedis(REDIS_PROGRAM ?? '')
    store = openRedisStore(redis.url, log)
    old = await makeBuild('OLD2BUYD')
    const stop = await publishAssets(store, { build: 'old', folder: old, log })
    stop()
  })

  afterAll(async () => {
    await store.close()
    await redis.stop()
    await rm(dirname(old), { recursive: true })
  })

  test('a script of another build is waited for', async () => {
    await redis.command(['CLIENT', 'PAUSE', '600', 'ALL'])
    const { text } = await get('page-OLD2BUYD.js').expect(200)
    expect(text).toBe(SCRIPT)
  })

  test('or the browser may ask for it again', async () => {
    await redis.command(['CLIENT', 'PAUSE', '3000', 'ALL'])
    await get('page-OLD2BUYD.js').expect(503).expect('retry-after', '1').expect('cache-control', 'no-store')
  })
})

describeWithRedis('a Redis that throws out what was not asked for lately', () => {
  let redis: TestRedis
  let store: SharedStore
  let old: string
  let newer: string

  const ageOf = async (name: string) => redis.command(['OBJECT', 'IDLETIME', `asset:${name}`])
  const grownOld = async (...names: readonly string[]) => {
    while ((await Promise.all(names.map(ageOf))).includes(0))
      await new Promise(resolve => setImmediate(resolve))
  }
  const share = (folder: string) => shareAssets(store, { folder, log })

  beforeAll(async () => {
    redis = await startRedis(REDIS_PROGRAM ?? '')
    store = openRedisStore(redis.url, log)
    ;[old, newer] = await Promise.all([makeBuild('OLD2BUYD'), makeBuild('NEW2BUYD')])
    while ((await store.add('ready', 60)) === undefined) await new Promise(resolve => setImmediate(resolve))
  })

  beforeEach(() => redis.command(['FLUSHALL']))

  afterAll(async () => {
    await store.close()
    await redis.stop()
    for (const folder of [old, newer]) await rm(dirname(folder), { recursive: true })
  })

  test('gets files that it lost again', async () => {
    await share(old)
    await redis.command(['DEL', 'asset:page-OLD2BUYD.js'])
    await share(old)
    expect(await isStored(redis, 'page-OLD2BUYD.js', 'art-text-OLD2BUYD.woff2')).toBe(true)
  })

  test('is asked for the files of a build that runs, and keeps them as long as it runs', async () => {
    await share(old)
    await redis.command(['EXPIRE', 'asset:page-OLD2BUYD.js', '60'])
    await grownOld('page-OLD2BUYD.js', 'art-text-OLD2BUYD.woff2')
    await share(old)
    expect(await Promise.all(['page-OLD2BUYD.js', 'art-text-OLD2BUYD.woff2'].map(ageOf))).toEqual([0, 0])
    expect(await redis.command(['TTL', 'asset:page-OLD2BUYD.js'])).toBeGreaterThan(60)
  })

  test('and for those of a build that no server runs any more, until their time is over', async () => {
    const begun = Date.now()
    await shareAssets(store, { folder: old, log }, () => begun - 60 * 60 * 1000)
    const DAY = 24 * 60 * 60
    await grownOld('page-OLD2BUYD.js')
    await share(newer)
    expect(await ageOf('page-OLD2BUYD.js')).toBe(0)
    const left = Number(await redis.command(['TTL', 'asset:page-OLD2BUYD.js']))
    expect(Math.round(left / 60)).toBe((2 * DAY) / 60 - 60)

    await grownOld('page-OLD2BUYD.js')
    await shareAssets(store, { folder: newer, log }, () => begun + 2 * DAY * 1000)
    expect(await ageOf('page-OLD2BUYD.js')).not.toBe(0)
  })

  test('names no file of an older build that it lost', async () => {
    await share(old)
    await redis.command(['DEL', 'asset:page-OLD2BUYD.js'])
    await share(newer)
    const names = Object.keys(JSON.parse(String(await store.get('asset-names'))))
    expect(names.toSorted()).toEqual([
      'art-text-NEW2BUYD.woff2',
      'art-text-OLD2BUYD.woff2',
      'page-NEW2BUYD.js',
    ])
  })

  test('that answers late has lost nothing', async () => {
    await share(old)
    // Longer than one call waits, and shorter than two.
    await redis.command(['CLIENT', 'PAUSE', '150', 'ALL'])
    await share(newer)
    expect(String(await store.get('asset-names'))).toContain('page-OLD2BUYD.js')
  })
})

test('a server whose Redis is away waits for it a moment only', async () => {
  const store = openRedisStore('redis://127.0.0.1:1', log)
  const folder = await makeBuild('OLD2BUYD')
  const begun = performance.now()
  const stop = await publishAssets(store, { build: 'old', folder, log })
  expect(performance.now() - begun).toBeLessThan(4000)
  stop()
  await store.close()
  await rm(dirname(folder), { recursive: true })
})
