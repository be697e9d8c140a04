import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import request from 'supertest'
import { createAddressQueue, type AddressQueue } from './limits/address-queue.ts'
import { listen } from './listen.ts'
import { openStorefront, type StorefrontAndUpstream } from './testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({
    env: { ORIGIN_ART: 'http://art.test', ORIGIN_ALLPOSTERS: 'http://posters.test' },
  })
})

afterAll(() => shop.upstream.close())

const get = (path: string, host = 'art.test') => request(shop.app).get(path).set('host', host)

test.each([
  ['art.test', 'Art', '/'],
  ['posters.test', 'AllPosters', '/'],
  ['POSTERS.test', 'AllPosters', '/'],
  ['posters.test:80', 'AllPosters', '/'],
  ['posters.test', 'Art', '/art'],
])('the host %s is the brand %s at %s', async (host, brand, path) => {
  const { text } = await get(path, host).expect(200)
  expect(text).toContain(`data-brand="${brand.toLowerCase()}"`)
})

test.each(['evil.test', 'art.test.evil.test', 'art.test:8080', 'art.test:443', ''])(
  'the unknown host %j gets 421',
  async host => {
    const { text } = await get('/', host).expect(421).expect('cache-control', 'no-store')
    expect(text).not.toContain('evil')
  },
)

test('what fails before Express is answered by its id, and the next request as ever', async () => {
  const { pages } = shop.context
  const { app } = await shop.beforeSame({
    overrides: {
      pages: {
        ...pages,
        find() {
          throw new Error('a broken page')
        },
      },
    },
  })
  const look = (path: string) => request(app).get(path).set('host', 'art.test')
  const { text, headers } = await look('/').expect(500)
  expect(text).toBe(`Something went wrong. (${headers['x-correlation-id']})`)
  await look('/livez').expect(200)
})

const busy: AddressQueue = {
  ...createAddressQueue(1, 1),
  waiting: () => 300,
  run: async () => Promise.reject(new Error('too busy')),
}
const PATHS = [
  '/search?skq=a',
  '/category/rooms?page=2',
  '/product/A1/a',
  '/help/a',
  '/cart',
  '/allposters/search?skq=a',
]

test.each([
  ['carts', { ownQueue: busy }, {}, ['/cart']],
  ['lists of a brand', {}, { lists: busy }, ['/search?skq=a', '/category/rooms?page=2']],
  ['product pages of a brand', {}, { products: busy }, ['/product/A1/a']],
  [
    'pages of a brand',
    {},
    { all: busy },
    ['/search?skq=a', '/category/rooms?page=2', '/product/A1/a', '/help/a'],
  ],
])('%s that wait refuse nothing else', async (_, own, queues, refused) => {
  const { pageQueues } = shop.context
  const { app } = await shop.beforeSame({
    overrides: {
      ...own,
      pageQueues: { ...pageQueues, Art: { ...pageQueues.Art, ...queues } },
    },
  })
  const found: string[] = []
  for (const path of PATHS) if ((await request(app).get(path)).status === 503) found.push(path)
  expect(found).toEqual(refused)
})

test('each brand has its own page in the cache', async () => {
  await get('/').expect(200)
  await get('/', 'posters.test').expect(200)
  const art = await get('/').expect('cache-status', /hit/)
  const posters = await get('/', 'posters.test').expect('cache-status', /hit/)
  expect(art.text).not.toBe(posters.text)
})

test.each([
  'x-forwarded-host',
  'x-original-url',
  'x-rewrite-url',
  'x-forwarded-proto',
  'cookie',
  'accept-language',
])('the header %s changes nothing of a public page', async name => {
  const clean = await get('/category/rooms')
  const odd = await get('/category/rooms').set(name, 'evil.test')
  expect(odd.text).toBe(clean.text)
})

test.each(['utm_source=x', 'x=1&x=2', 'callback=evil', '__proto__=1'])(
  'the parameter %s, which no page reads, makes no other page',
  async query => {
    const clean = await get('/category/rooms')
    const odd = await get(`/category/rooms?${query}`).expect('cache-status', /hit/)
    expect(odd.text).toBe(clean.text)
  },
)

test('every answer has the headers that keep a page from doing what it was not built for (SEC-38)', async () => {
  for (const path of ['/', '/', '/nope', '/livez', '/assets/gone.js', '/_data/']) {
    const { headers } = await get(path)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self';"),
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['strict-transport-security']).toBeUndefined()
  }
})

test('the policy of a public page allows no inline script, no eval and no other origin (SEC-37)', async () => {
  const { headers } = await get('/')
  const policy = String(headers['content-security-policy'])
  for (const name of ['object', 'frame', 'worker']) expect(policy).toContain(`${name}-src 'none'`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

test.each(['/livez', '/readyz'])('a probe of %s by address is answered', async path => {
  await get(path, '10.42.0.7:3000').expect(200)
})

test.each([
  ['1', 'https', true],
  ['1', 'http', false],
  ['1', 'http, https', true],
  ['1', 'https, http', false],
  ['2', 'https', true],
  ['2', 'http', false],
  ['2', 'https, http', true],
  ['2', 'https, http, https', false],
])('behind %s proxies the protocols %j are secure: %s', async (proxies, protocols, isSecure) => {
  const { app } = await shop.beforeSame({
    env: { TRUST_PROXY: proxies, ORIGIN_ART: 'http://art.test', ORIGIN_ALLPOSTERS: 'http://posters.test' },
  })
  const { headers } = await request(app).get('/').set({ host: 'art.test', 'x-forwarded-proto': protocols })
  expect(headers['strict-transport-security'] !== undefined).toBe(isSecure)
  const signIn = await request(app)
    .post('/login')
    .set({ host: 'art.test', 'x-forwarded-proto': protocols, 'sec-fetch-site': 'same-origin' })
    .type('form')
    .send({ email: 'ada@example.com', password: 'wrong' })
  const cookies = [signIn.headers['set-cookie'] ?? []].flat().map(String)
  expect(cookies.map(cookie => cookie.includes('; Secure'))).toEqual(cookies.map(() => isSecure))
  expect(cookies).not.toEqual([])
})

const HTTPS = { ORIGIN_ART: 'https://art.test', ORIGIN_ALLPOSTERS: 'https://posters.test' }

test('the first request that the proxies call http though its origin is https is a warning', async () => {
  const { app, log } = await shop.beforeSame({ env: { ...HTTPS, TRUST_PROXY: '2' } })
  const send = (path: string, host: string, protocol: string) =>
    request(app).get(path).set({ host, 'x-forwarded-proto': protocol })
  const warnings = () => log.filter(({ msg }) => msg === 'https not forwarded')
  await send('/', 'posters.test', 'https').expect(200)
  await send('/livez', 'posters.test', 'http').expect(200)
  await send('/', '10.42.0.7:3000', 'http').expect(421)
  expect(warnings()).toEqual([])
  const { headers } = await send('/', 'posters.test', 'http').expect(200)
  await send('/', 'posters.test', 'http').expect(200)
  await send('/cart', 'art.test', 'http').expect(200)
  expect(warnings()).toEqual([
    expect.objectContaining({ level: 40, id: headers['x-correlation-id'], brand: 'AllPosters' }),
  ])
})

test.each([
  ['without a proxy', { ...HTTPS, TRUST_PROXY: '0' }],
  [
    'at an origin with http',
    { ORIGIN_ART: 'http://art.test', ORIGIN_ALLPOSTERS: 'http://posters.test', TRUST_PROXY: '1' },
  ],
])('%s there is none', async (_, env) => {
  const { app, log } = await shop.beforeSame({ env })
  await request(app).get('/').set({ host: 'art.test', 'x-forwarded-proto': 'http' }).expect(200)
  expect(log.filter(({ level }) => Number(level) >= 40)).toEqual([])
})

test.each([
  ['abcd-1234-efgh', true],
  ['short', false],
  ['has spaces in it', false],
  ['x'.repeat(65), false],
])('the correlation id %j is reused: %s', async (given, isKept) => {
  const { headers } = await get('/').set('x-correlation-id', given)
  expect(headers['x-correlation-id'] === given).toBe(isKept)
  expect(headers['x-correlation-id']).toMatch(/^[\w-]{8,64}$/)
})

test('one line of the log tells of each request, with the route and never the query', async () => {
  const { headers } = await get('/category/rooms?e=jane@example.com')
  const line = shop.log.find(({ id, msg }) => id === headers['x-correlation-id'] && msg === 'answered')
  expect(line).toMatchObject({
    brand: 'Art',
    locale: 'en-US',
    method: 'GET',
    route: '/category/:categoryId',
    status: 200,
  })
  expect(JSON.stringify(shop.log)).not.toContain('jane')
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)(
  '%s of a page is a method that it does not know',
  async method => {
    const call = { POST: 'post', PUT: 'put', DELETE: 'delete', PATCH: 'patch' } as const
    const agent = request(shop.app)
    const { status, headers } = await agent[call[method]]('/category/rooms').set('host', 'art.test')
    expect(status).toBe(405)
    expect(headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' })
  },
)

test('a page of the cache counts as unread as soon as the network takes no more of it', async () => {
  const unread: number[] = []
  const { app, log } = await shop.beforeSame({
    overrides: { unread: { ...shop.context.unread, add: (_req, _res, bytes) => void unread.push(bytes) } },
  })
  const server = await listen(app, '127.0.0.1', 0)
  const page = Buffer.byteLength(await (await fetch(`${server.url}/category/rooms`)).text())
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const answered = () => log.filter(({ msg }) => msg === 'answered').length
  while (unread.length === 0) {
    const before = answered()
    socket.write('GET /category/rooms HTTP/1.1\r\nhost: localhost\r\n\r\n')
    while (answered() === before && unread.length === 0) await nextTurn()
  }
  expect(unread).toEqual([page])
  socket.destroy()
  await server.close()
})
