import { createServer, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import express from 'express'
import { pino } from 'pino'
import request from 'supertest'
import { createMetrics } from '../admin/metrics.ts'
import { withRequestContext } from '../testing/with-request-context.ts'
import { pictures } from './pictures.ts'

const PICTURE = {
  'content-type': 'image/avif',
  'cache-control': 'public, max-age=31536000, immutable',
  etag: '"a"',
  'set-cookie': 'evil=1',
}

const TROUBLES: Readonly<Record<string, readonly [number, Readonly<Record<string, string>>]>> = {
  missing: [404, {}],
  down: [500, {}],
  refused: [429, {}],
  forbidden: [403, {}],
  closed: [408, {}],
  bomb: [200, { ...PICTURE, 'content-encoding': 'gzip' }],
  page: [200, { ...PICTURE, 'content-type': 'text/html' }],
  two: [200, { ...PICTURE, 'content-type': 'image/jpeg, text/html' }],
  drawing: [200, { ...PICTURE, 'content-type': 'image/svg+xml' }],
  moved: [302, { location: 'http://127.0.0.1:1/' }],
}

const PHOTO = `UABCDEFGHIJKL_abc_${'0'.repeat(30)}`

const bomb = gzipSync(Buffer.alloc(64 * 1024 ** 2))
const requests: string[] = []
const metrics = createMetrics()
const log = pino({ level: 'silent' })
const slow: ServerResponse[] = []
const stalled: ServerResponse[] = []
let host: Server
let source: string
let app: express.Express

beforeAll(async () => {
  host = createServer((req, res) => {
    requests.push(req.url ?? '')
    const [, name = ''] = /^\/(\w+)/.exec(req.url ?? '') ?? []
    const [status, headers] =
      name === 'closed' && requests.length > 1 ? [200, PICTURE] : (TROUBLES[name] ?? [200, PICTURE])
    const body = name === 'bomb' ? bomb : 'a picture'
    if (name === 'slow' || name === PHOTO) slow.push(res)
    else if (name === 'stalled') {
      res.writeHead(status, headers).flushHeaders()
      stalled.push(res)
    } else setImmediate(() => res.writeHead(status, headers).end(status === 200 ? body : ''))
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  const address = host.address()
  const port = typeof address === 'object' && address ? address.port : 0
  source = `http://127.0.0.1:${port}`
  app = express()
    .use(withRequestContext)
    .use(pictures({ imageSource: source, trustProxy: 1, metrics, log }))
})

afterAll(() => host.close())

beforeEach(() => requests.splice(0))

test('a picture is fetched once and then cached, with the headers of a picture and no others', async () => {
  const { headers, body } = await request(app).get('/img/A1.avif?artWidth=240').expect(200)
  expect(headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: '"a"',
  })
  expect(headers['set-cookie']).toBeUndefined()
  expect(body.toString()).toBe('a picture')
  await request(app).get('/img/A1.avif?artWidth=240').expect(200)
  expect(requests).toEqual(['/A1.avif?artWidth=240'])
})

test('a client that has the picture gets 304', async () => {
  await request(app).get('/img/A1.avif?artWidth=240').set('if-none-match', '"a"').expect(304)
})

test('fifty who ask at once are one', async () => {
  await Promise.all(Array.from({ length: 50 }, () => request(app).get('/img/A2.avif').expect(200)))
  expect(requests).toEqual(['/A2.avif'])
})

test('only the image host’s own parameters are handed on, in one order', async () => {
  await request(app).get('/img/A3.avif?x=1&artLifeStyle=office&artWidth=80&utm_source=y')
  expect(requests).toEqual(['/A3.avif?artWidth=80&artLifeStyle=office'])
})

test.each([
  ['a picture that does not exist', '/img/missing.avif', 404],
  ['a host that is down', '/img/down.avif', 503],
  ['a host that wants to be left alone', '/img/refused.avif', 503],
  ['a host that does not know the shop', '/img/forbidden.avif', 503],
  ['a host that sends elsewhere', '/img/moved.avif', 503],
  ['a host that sends a page', '/img/page.avif', 503],
  ['a host that says two types', '/img/two.avif', 503],
  ['a host that sends a drawing', '/img/drawing.avif', 503],
  ['another kind of file', '/img/A1.svg', 404],
  ['a way out', '/img/..%2Fsecret.avif', 404],
])('%s is %s: %i, uncacheable', async (_, path, status) => {
  await request(app).get(path).expect(status).expect('cache-control', 'no-store')
})

test('a host that closes an idle connection is asked once more', async () => {
  await request(app).get('/img/closed.avif').expect(200)
  expect(requests).toHaveLength(2)
})

test('an image host that cannot be reached is told with its cause, once a minute, and measured', async () => {
  const lines: unknown[] = []
  const sources = {
    imageSource: 'http://127.0.0.1:1/img',
    trustProxy: 1,
    metrics: createMetrics(),
    log: pino({ base: null, timestamp: false }, { write: line => lines.push(JSON.parse(line)) }),
  }
  const away = express().use(withRequestContext).use(pictures(sources))
  for (const file of ['A1.avif', 'A2.avif']) await request(away).get(`/img/${file}`).expect(503)
  expect(lines).toEqual([
    { level: 50, host: '127.0.0.1:1', reason: expect.stringMatching(/\w/), msg: 'picture failed' },
  ])
  expect(await sources.metrics.text()).toContain(
    'http_client_request_duration_seconds_count{operation="get-picture",status="network"} 2\n',
  )
})

const openImpatient = (answerMs = 1000) =>
  express()
    .use(withRequestContext)
    .use(pictures({ imageSource: source, trustProxy: 1, metrics: createMetrics(), log }, { answerMs }))

function endSlow(): void {
  for (const res of slow.splice(0)) res.end()
}

test('pictures that begin and never end give their places back, and count as a host that hangs', async () => {
  const limits = { answerMs: 100, bodyMs: 200 }
  const context = { imageSource: source, trustProxy: 1, metrics: createMetrics(), log }
  const impatient = express().use(withRequestContext).use(pictures(context, limits))
  setFlagsFromString('--expose-gc')
  const collecting = setInterval(() => runInNewContext('gc')(), 20)
  const page = Array.from({ length: 12 }, (_, at) =>
    request(impatient).get(`/img/stalled.avif?artWidth=${at}`).set('x-forwarded-for', `203.0.113.${at}`),
  )
  expect(new Set((await Promise.all(page)).map(({ status }) => status))).toEqual(new Set([503]))
  clearInterval(collecting)
  expect(requests.length).toBeLessThan(8)
  await request(impatient).get('/img/A12.avif').expect(200)
})

test('many who wait for one picture that stalls leave places to others', async () => {
  const context = { imageSource: source, trustProxy: 1, metrics: createMetrics(), log }
  const patient = express().use(withRequestContext).use(pictures(context))
  const ended: string[] = []
  const crowd = Array.from({ length: 6 }, (_, at) =>
    request(patient)
      .get('/img/stalled.avif?artWidth=7')
      .set('x-forwarded-for', `203.0.113.${at}`)
      .then(() => ended.push('stalled')),
  )
  while (requests.length === 0) await new Promise(resolve => setImmediate(resolve))
  const others = [1, 2, 3, 4].map(at => request(patient).get(`/img/A13.avif?artWidth=${at}`).expect(200))
  await Promise.all(others)
  expect(ended).toEqual([])
  for (const res of stalled.splice(0)) res.end()
  await Promise.all(crowd)
})

test('who wants a picture for which another address waits long waits in their own line', async () => {
  const context = { imageSource: source, trustProxy: 1, metrics: createMetrics(), log }
  const patient = express().use(withRequestContext).use(pictures(context))
  const ask = (from: string, at: number) =>
    request(patient).get(`/img/slow.avif?artWidth=${at}`).set('x-forwarded-for', from)
  const crowd = [1, 2, 3, 4, 5, 6].map(at => ask('203.0.113.1', at).then(({ status }) => status))
  while (requests.length < 2) await new Promise(resolve => setImmediate(resolve))
  const shopper = ask('203.0.113.2', 6).then(({ status }) => status)
  while (requests.length < 3) await new Promise(resolve => setImmediate(resolve))
  expect(requests[2]).toBe('/slow.avif?artWidth=6')
  const later = ask('203.0.113.3', 6).then(({ status }) => status)
  slow.pop()?.writeHead(200, PICTURE).end('a picture')
  expect(await Promise.all([shopper, later])).toEqual([200, 200])
  const statuses: number[] = []
  for (const answer of crowd) void answer.then(status => statuses.push(status))
  while (statuses.length < crowd.length) {
    for (const res of slow.splice(0)) res.writeHead(200, PICTURE).end('a picture')
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(requests).toHaveLength(6)
})

test.each([[[8]], [[9, 10]]])(
  'pictures that stall are not what the host is tried with (%j)',
  async widths => {
    const context = { imageSource: source, trustProxy: 1, metrics: createMetrics(), log }
    const shop = express()
      .use(withRequestContext)
      .use(pictures(context, { bodyMs: 2000 }))
    const fail = (width: number) => request(shop).get(`/img/stalled.avif?artWidth=${width}`).expect(503)
    for (const width of widths) await fail(width)
    await Promise.all([...widths.map(fail), request(shop).get('/img/A14.avif').expect(200)])
    for (const res of stalled.splice(0)) res.end()
  },
)

test('while the image host hangs one picture at a time is sent to it, and the others are soon told', async () => {
  const impatient = openImpatient(100)
  await request(impatient).get('/img/slow.avif').expect(503)
  const page = Array.from({ length: 12 }, (_, at) => `/img/slow.avif?artWidth=${at + 1}`)
  await Promise.all(page.map(path => request(impatient).get(path).expect(503)))
  expect(requests.length).toBeLessThan(6)
  endSlow()
})

test('with an image host that is back no picture of a page is refused', async () => {
  const impatient = openImpatient()
  await request(impatient).get('/img/slow.avif').expect(503)
  const page = Array.from({ length: 20 }, (_, at) => `/img/A7.avif?artWidth=${at}`)
  await Promise.all(page.map(path => request(impatient).get(path).expect(200)))
  endSlow()
})

test('photos that one visitor has drawn do not make the image host a hanging one, and have places of their own', async () => {
  const impatient = openImpatient()
  const photos = Array.from({ length: 6 }, (_, at) => `/img/${PHOTO}.avif?artWidth=${at}`)
  const drawn = photos.map(path =>
    request(impatient)
      .get(path)
      .then(({ status }) => status),
  )
  while (slow.length < 2) await new Promise(resolve => setImmediate(resolve))
  await request(impatient).get('/img/A8.avif').expect(200)
  expect(slow).toHaveLength(2)
  expect(new Set(await Promise.all(drawn))).toEqual(new Set([503]))
  await Promise.all(['A9', 'A10', 'A11'].map(each => request(impatient).get(`/img/${each}.avif`).expect(200)))
  endSlow()
})

test('an image host that refuses is measured by its status', async () => {
  await request(app).get('/img/forbidden.avif?artWidth=9').expect(503)
  expect(await metrics.text()).toMatch(
    /^http_client_request_duration_seconds_count\{operation="get-picture",status="403"\} [1-9]/m,
  )
})

test('a picture that unpacks to more than a picture is not read to its end', async () => {
  const before = process.memoryUsage().arrayBuffers
  await request(app).get('/img/bomb.avif').expect(503)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 1024 ** 2)
})

test('SEC-35 cold pictures of one address wait for each other, also when it disconnects, and another gets its own', async () => {
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const ask = (query: string, signal?: AbortSignal) =>
    fetch(`${url}/img/slow.avif?background=${query}`, {
      headers: { 'x-forwarded-for': '198.51.100.7' },
      ...(signal && { signal }),
    })
  const dropped = new AbortController()
  const flood = Array.from({ length: 20 }, (_, at) => ask(String(at), dropped.signal).catch(() => 'dropped'))
  while (slow.length < 2) await new Promise(resolve => setImmediate(resolve))
  dropped.abort()
  expect(new Set(await Promise.all(flood))).toEqual(new Set(['dropped']))
  const statuses: number[] = []
  const last = ask('last').then(({ status }) => statuses.push(status))
  await request(app).get('/img/A9.avif').set('x-forwarded-for', '203.0.113.5').expect(200)
  expect(slow).toHaveLength(2)
  while (statuses.length === 0) {
    slow.shift()?.writeHead(200, PICTURE).end('a picture')
    await new Promise(resolve => setImmediate(resolve))
  }
  await last
  expect(statuses).toEqual([200])
  server.closeAllConnections()
  server.close()
})
