import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import request from 'supertest'
import type { AppContext } from './app-context.ts'
import { createRateLimiter } from './limits/rate-limiter.ts'
import { openBefore } from './testing/prebuilt.ts'
import { sayTo } from './testing/raw.ts'

const PATH =
  '/proxy/commerce/product/shopper-products/v1/organizations/f_ecom_wallart/categories/rooms?siteId=Art'

/** A storefront whose partners reach a service that answers as it is told. */
async function proxyBefore(
  service: RequestListener,
  env: NodeJS.ProcessEnv = {},
  overrides: Partial<AppContext> = {},
) {
  const upstream = createServer(service).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const address = upstream.address()
  const { app } = await openBefore(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, {
    env: { PARTNER_ORIGINS: 'https://partner.test', TRUST_PROXY: '1', ...env },
    overrides,
  })
  return { app, close: () => upstream.close() }
}

test('SEC-17 SEC-18 through the proxy goes nothing that a browser adds, and nothing comes back that a service adds', async () => {
  const requests: IncomingHttpHeaders[] = []
  const { app, close } = await proxyBefore((req, res) => {
    requests.push(req.headers)
    res.writeHead(200, {
      'set-cookie': 'evil=1',
      server: 'secret',
      via: 'x',
      'content-type': 'application/json',
    })
    res.end('{}')
  })
  const { headers } = await request(app)
    .get(PATH)
    .set({
      authorization: 'Bearer x',
      cookie: 's-art=1',
      'x-user-id': '7',
      'x-secret': 's',
      forwarded: 'for=x',
    })
    .set({ connection: 'x-secret', 'x-forwarded-host': 'evil.test' })
    .expect(200)
  close()
  const [sent = {}] = requests
  expect(sent['authorization']).toBe('Bearer x')
  for (const name of ['cookie', 'x-user-id', 'x-secret', 'forwarded', 'x-forwarded-host'])
    expect(sent[name]).toBeUndefined()
  for (const name of ['set-cookie', 'server', 'via']) expect(headers[name]).toBeUndefined()
})

test('SEC-17 a redirect of the service is not forwarded to the browser', async () => {
  const { app, close } = await proxyBefore((_req, res) =>
    res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  )
  const { headers } = await request(app).get(PATH).expect(502)
  expect(headers['location']).toBeUndefined()
  close()
})

test.each([
  '/organizations/%2e%2e/orders/W1',
  '/organizations/f_ecom_wallart/orders/.%2E',
  '/organizations/%2e/orders/W1',
])('SEC-18 %s leads nowhere', async path => {
  const received: unknown[] = []
  const { app, close } = await proxyBefore((req, res) => {
    received.push(req.url)
    res.end('{}')
  })
  await request(app).get(`/proxy/commerce/checkout/shopper-orders/v1${path}`).expect(404)
  expect(received).toEqual([])
  close()
})

test('SEC-18 a path that a service would read to its number sign alone leads nowhere', async () => {
  const received: unknown[] = []
  const { app, close } = await proxyBefore((req, res) => {
    received.push(req.url)
    res.end('{}')
  })
  const path = '/proxy/commerce/checkout/shopper-baskets/v1/organizations/f_ecom_wallart/baskets/b#/customer'
  const message = await sayTo(app, `PUT ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  expect(message).toMatch(/^HTTP\/1\.1 404 /)
  expect(received).toEqual([])
  close()
})

const BASKETS = '/proxy/commerce/checkout/shopper-baskets/v1/organizations/f_ecom_wallart/baskets?siteId=Art'

test.each([
  ['a form of another page', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }, 403],
  ['a form in an old browser', { origin: 'https://evil.test' }, 403],
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of a partner', { origin: 'https://partner.test', 'sec-fetch-site': 'cross-site' }, 200],
  ['a page of the shop', { 'sec-fetch-site': 'same-origin' }, 200],
  ['a program', {}, 200],
])('SEC-04 %s that sends a call through the proxy is answered as it should', async (_, headers, status) => {
  let calls = 0
  const { app, close } = await proxyBefore((_req, res) => {
    calls += 1
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const path = '/proxy/commerce/shopper/auth/v1/organizations/f_ecom_wallart/oauth2/password/reset'
  await request(app).post(path).set(headers).type('form').send('user_id=a@b.test').expect(status)
  expect(calls).toBe(status === 200 ? 1 : 0)
  close()
})

test.each([
  ['a picture of another page', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of another port', { 'sec-fetch-site': 'same-site' }, 403],
  ['a page of a partner', { origin: 'https://partner.test', 'sec-fetch-site': 'cross-site' }, 200],
  ['a page of the shop', { 'sec-fetch-site': 'same-origin' }, 200],
  ['an address that was typed in', { 'sec-fetch-site': 'none' }, 200],
  ['a program', {}, 200],
])('SEC-04 %s that reads through the proxy is answered as it should', async (_, headers, status) => {
  const { app, close } = await proxyBefore((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const path = '/proxy/commerce/shopper/auth/v1/organizations/f_ecom_wallart/oauth2/authorize?hint=guest'
  await request(app).get(path).set(headers).expect(status)
  close()
})

test('codes in the body of a new basket are tried one at a time, and counted with the forms', async () => {
  const { app, close } = await proxyBefore((_req, res) => res.writeHead(404).end('{}'))
  const codes = ['A', 'B'].map(code => ({ code }))
  const create = (body: object) => request(app).post(BASKETS).send(body)
  await create({ couponItems: codes }).expect(400)
  await create({ couponItems: codes.slice(1), paymentInstruments: [{ giftCertificateCode: 'GC' }] }).expect(
    400,
  )
  const statuses: number[] = []
  for (let tries = 0; tries <= 40; tries += 1)
    statuses.push((await create({ paymentInstruments: [{ giftCertificateCode: `GC${tries}` }] })).status)
  expect(new Set(statuses)).toEqual(new Set([404, 429]))
  await create({}).expect(404)
  close()
})

const TWO_CODES = '{"couponItems":[{"code":"A"},{"code":"B"}]}'

test.each([
  ['with a byte order mark', Buffer.from(`\uFEFF${TWO_CODES}`), 'application/json', 400],
  ['in two bytes a sign', Buffer.from(TWO_CODES, 'utf16le'), 'application/json; charset=utf-16le', 400],
  ['under another type', Buffer.from(TWO_CODES), 'text/plain', 415],
  ['in what is no JSON', Buffer.from(`${TWO_CODES},`), 'application/json', 400],
])('codes %s are not taken past the count', async (_, body, type, status) => {
  const received: string[] = []
  const { app, close } = await proxyBefore((req, res) => {
    received.push(String(req.url))
    res.end('{}')
  })
  const call = request(app).post(BASKETS).type(type)
  call.write(body)
  await call.expect(status)
  expect(received).toEqual([])
  close()
})

test('what a call says twice reaches the service as it was counted', async () => {
  let received = ''
  const { app, close } = await proxyBefore((req, res) => {
    req.on('data', chunk => (received += String(chunk)))
    req.on('end', () => res.end('{}'))
  })
  const twice = '{"couponItems":[{"code":"A"},{"code":"B"}],"couponItems":[]}'
  await request(app).post(BASKETS).type('application/json').send(twice).expect(200)
  expect(received).toBe('{"couponItems":[]}')
  close()
})

test.each([
  ['https://partner.test/callback?code=1', 303],
  ['/orders/W1', 303],
  ['https://evil.test/callback?code=1', 502],
  ['//evil.test/', 502],
])('SEC-17 a service that leads to %s is answered with %i', async (location, status) => {
  const { app, close } = await proxyBefore((_req, res) => res.writeHead(303, { location }).end())
  const { headers } = await request(app).get(PATH).expect(status)
  expect(headers['location']).toBe(status === 303 ? location : undefined)
  close()
})

const ORGANIZATION = 'organizations/o1'
const ORDERS = `/proxy/commerce/customer/shopper-customers/v1/${ORGANIZATION}/customers/c1/orders`
const BASKET = `/proxy/commerce/checkout/shopper-baskets/v1/${ORGANIZATION}/baskets/b1?siteId=Art`
const SEARCH = `/proxy/commerce/search/shopper-search/v1/${ORGANIZATION}/product-search?siteId=Art`
const PRODUCTS = `/proxy/commerce/product/shopper-products/v1/${ORGANIZATION}/products?siteId=Art&ids=A1,A2`

const newAddress = (at: number) => `203.0.113.${at}`
const oneAddress = () => '203.0.113.1'

test.each([
  ['however many addresses call, they take turns', [PATH, BASKET], newAddress, 4],
  ['calls of one API leave places to others', [PATH], newAddress, 2],
  ['an address has two calls at once', [PATH, SEARCH], oneAddress, 2],
  ['an address reads products one after the other', [PRODUCTS], oneAddress, 1],
  ['one address at a time reads products', [PRODUCTS], newAddress, 1],
  ['orders, products and hits have half of the places', [ORDERS, SEARCH, PRODUCTS], newAddress, 2],
  ['beside them other calls have theirs', [ORDERS, SEARCH, PRODUCTS, BASKET], newAddress, 4],
])('%s, and leave the service to the shop’s own visitors', async (_, paths, addressAt, limit) => {
  let atOnce = 0
  let most = 0
  const service: RequestListener = (_req, res) => {
    most = Math.max(most, (atOnce += 1))
    setTimeout(() => {
      atOnce -= 1
      res.end('{}')
    }, 100)
  }
  const { app, close } = await proxyBefore(service, { OWN_PAGES_AT_ONCE: '6' })
  const call = async (at: number) =>
    request(app)
      .get(paths[at % paths.length] ?? '')
      .set('x-forwarded-for', addressAt(at))
      .expect(200)
  await Promise.all(Array.from({ length: 16 }, (__, at) => call(at)))
  expect(most).toBe(limit)
  close()
})

async function searchThroughProxy(query: string) {
  let received = 0
  const { app, close } = await proxyBefore((_req, res) => {
    received += 1
    res.end('{}')
  })
  const { status, headers, body } = await request(app)
    .get(SEARCH + query)
    .set('origin', 'https://partner.test')
  close()
  return { status, body, received, sharedWith: headers['access-control-allow-origin'] }
}

test.each(['', '&limit=50'])('a search with %j is handed on', async query => {
  expect(await searchThroughProxy(query)).toMatchObject({ status: 200, received: 1 })
})

test.each(['&limit=51', '&limit=10&limit=200', '&%6Cimit=200', '&limit=200x'])(
  'a search with %j is refused: it has 50 hits at most',
  async query => {
    expect(await searchThroughProxy(query)).toEqual({
      status: 400,
      body: { title: 'Bad Request', status: 400, detail: 'A search has 50 hits at most.' },
      received: 0,
      sharedWith: 'https://partner.test',
    })
  },
)

test('answers that some addresses do not read fill no memory and keep no other address waiting', async () => {
  const { app, close } = await proxyBefore((_req, res) => void res.end(Buffer.alloc(4_900_000, ' ')))
  const answers = new Set<ServerResponse>()
  const shop = createServer((req, res) => {
    answers.add(res)
    app(req, res)
  }).listen(0, '127.0.0.1')
  await once(shop, 'listening')
  const address = shop.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const unread = Array.from({ length: 30 }, () => connect(port, '127.0.0.1').pause())
  for (const [at, socket] of unread.entries())
    socket.write(`GET ${PATH} HTTP/1.1\r\nhost: shop.test\r\nx-forwarded-for: 203.0.113.${at % 5}\r\n\r\n`)
  for (let other = 0; other < 10; other += 1)
    await request(app).get(PATH).set('x-forwarded-for', '198.51.100.7').expect(200)
  const open = () => [...answers].filter(({ destroyed }) => !destroyed)
  const begun = () => answers.size === 30 && open().every(({ headersSent }) => headersSent)
  while (!begun()) await nextTurn()
  // Each has 4.9 MB, of 32.
  expect(open().length).toBeLessThanOrEqual(6)
  for (const socket of unread) socket.destroy()
  shop.close()
  close()
}, 20_000)

const SIGN_IN = '/proxy/commerce/shopper/auth/v1/organizations/f_ecom_wallart/oauth2/login'

const TOKEN = SIGN_IN.replace('login', 'token')

const signIn = (app: RequestListener, from: number) =>
  request(app)
    .post(SIGN_IN)
    .set({ 'x-forwarded-for': `203.0.113.${from}`, 'sec-fetch-site': 'same-origin' })
    .auth('jane@example.com', 'a-guess')

/** A service whose calls below one path are never answered. */
async function proxyBeforeHanging(path: string) {
  const hanging: ServerResponse[] = []
  const service: RequestListener = (req, res) => {
    if (req.url?.includes(path)) hanging.push(res)
    else res.end('{}')
  }
  return { hanging, ...(await proxyBefore(service, { OWN_PAGES_AT_ONCE: '6' })) }
}

const GIFT_CARD = `/proxy/commerce/checkout/shopper-gift-certificates/v1/${ORGANIZATION}/gift-certificate?siteId=Art`
const ORDER = `/proxy/commerce/checkout/shopper-orders/v1/${ORGANIZATION}/orders/W1?siteId=Art`

test.each([
  ['sign-ins', '/oauth2/login', 'POST', SIGN_IN, PATH, 2],
  ['orders', '/shopper-orders', 'GET', ORDER, BASKET, 1],
  ['gift cards', '/shopper-gift-certificates', 'POST', GIFT_CARD, ORDER, 1],
  ['baskets', '/shopper-baskets', 'GET', BASKET, ORDER, 2],
])('%s that hang leave other calls their places', async (_, hangs, method, path, other, places) => {
  const { app, close, hanging } = await proxyBeforeHanging(hangs)
  const ended = new AbortController()
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const crowd = Array.from({ length: 12 }, (__, from) =>
    fetch(url + path, {
      method,
      headers: { 'x-forwarded-for': `203.0.113.${from}`, 'sec-fetch-site': 'same-origin' },
      signal: ended.signal,
    }),
  )
  while (hanging.length === 0) await nextTurn()
  for (let time = 0; time < 5; time += 1) await request(app).get(other).expect(200)
  expect(hanging).toHaveLength(places)
  ended.abort()
  await Promise.allSettled(crowd)
  server.close()
  close()
})

test('a search that hangs leaves orders and products their places', async () => {
  const { app, close, hanging } = await proxyBeforeHanging('/product-search')
  const call = async (path: string, from: number) =>
    request(app).get(path).set('x-forwarded-for', newAddress(from)).expect(200)
  const search = call(SEARCH, 1)
  while (hanging.length === 0) await nextTurn()
  for (const path of [PRODUCTS, ORDERS, PRODUCTS, ORDERS]) await call(path, 2)
  for (const answer of hanging) answer.end('{}')
  await search
  close()
})

const refuseSignIns: RequestListener = (req, res) =>
  res.writeHead(req.url?.includes('/oauth2/login') ? 401 : 200).end('{}')

test('guesses that are slowed down hold no place', async () => {
  const sleeping: number[] = []
  const limiter = createRateLimiter(Date.now, undefined, async ms => {
    sleeping.push(ms)
    await new Promise(() => {})
  })
  const { app, close } = await proxyBefore(refuseSignIns, {}, { limiter })
  for (let from = 0; from < 20; from += 1) await signIn(app, from).expect(401)
  for (let from = 20; from < 40; from += 1) signIn(app, from).end(() => {})
  while (sleeping.length < 20) await nextTurn()
  const { status } = await request(app).get(PATH)
  expect(status).toBe(200)
  close()
})

test('what a guess says is short', async () => {
  const { app, close } = await proxyBefore(refuseSignIns)
  const { status } = await signIn(app, 1)
    .type('form')
    .send({ usid: 'x'.repeat(9000) })
  expect(status).toBe(413)
  close()
})

test('bodies that wait for their turns have an end together', async () => {
  const { app, close } = await proxyBefore(() => {}, { OWN_PAGES_AT_ONCE: '6' })
  const ended = new AbortController()
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const send = async (_: unknown, from: number) => {
    const { status, headers } = await fetch(url + TOKEN, {
      method: 'POST',
      headers: { 'x-forwarded-for': `203.0.113.${from}`, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ usid: 'x'.repeat(98_000) }),
      signal: ended.signal,
    })
    if (status === 503) ended.abort()
    return [status, headers.get('retry-after')]
  }
  const statuses = await Promise.allSettled(Array.from({ length: 200 }, send))
  expect(statuses).toContainEqual({ status: 'fulfilled', value: [503, '2'] })
  server.close()
  close()
})
