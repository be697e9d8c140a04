import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import express from 'express'
import { pino } from 'pino'
import request from 'supertest'
import { REDIS_PROGRAM, startRedis, type TestRedis } from '../testing/redis.ts'
import { openRedisStore } from '../upstream/redis-store.ts'
import type { SharedStore } from '../upstream/shared-store.ts'
import { assetFiles } from './asset-files.ts'
import { publishAssets } from './shared-assets.ts'

const describeWithRedis = REDIS_PROGRAM ? describe : describe.skip
if (!REDIS_PROGRAM) process.stdout.write('No Redis server is installed, so its tests are left out.\n')

const SCRIPT = `export default '${'art '.repeat(1000)}'`
const IMMUTABLE = 'public, max-age=31536000, immutable'

describeWithRedis('while servers of two builds run', () => {
  let redis: TestRedis
  let store: SharedStore
  let old: string
  let stop: () => void

  const server = (publicDir: string) => express().use(assetFiles(publicDir, { servesMaps: false, store }))
  const getFromNew = (name: string) => request(server(join(old, 'nothing-of-it'))).get(`/assets/${name}`)

  beforeAll(async () => {
    redis = await startRedis(REDIS_PROGRAM ?? '')
    const log = pino({ level: 'silent' })
    store = openRedisStore(redis.url, log)
    old = await mkdtemp(join(tmpdir(), 'wallart-old-build-'))
    const folder = join(old, 'assets')
    await mkdir(folder)
    await writeFile(join(folder, 'page-OLD2BUYD.js'), SCRIPT)
    await writeFile(join(folder, 'page-OLD2BUYD.js.br'), brotliCompressSync(SCRIPT))
    await writeFile(join(folder, 'page-OLD2BUYD.js.map'), '{"sourcesContent":["secret"]}')
    await writeFile(join(folder, 'art-text-OLD2BUYD.woff2'), 'letters')
    stop = publishAssets(store, { build: 'old', folder, log })
    while (!(await store.get('assets:old'))) await new Promise(resolve => setTimeout(resolve, 50))
  })

  afterAll(async () => {
    stop()
    await store.close()
    await redis.stop()
    await rm(old, { recursive: true })
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
