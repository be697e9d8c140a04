import { setImmediate as nextTurn } from 'node:timers/promises'
import { guestTokens } from '@wallart/fixtures/testing/guest-http.ts'
import request from 'supertest'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { listen } from '../listen.ts'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

const PARTNER = 'https://partner.test'
const ORGANIZATION = 'organizations/f_ecom_wallart'
const CATEGORY = `/proxy/commerce/product/shopper-products/v1/${ORGANIZATION}/categories/rooms?siteId=Art&levels=1`
const SEARCH = `/proxy/commerce/search/shopper-search/v1/${ORGANIZATION}/product-search?siteId=Art&limit=1`
const BASKETS = `/proxy/commerce/checkout/shopper-baskets/v1/${ORGANIZATION}/baskets`
const AUTHORIZE = `/proxy/commerce/shopper/auth/v1/${ORGANIZATION}/oauth2/authorize`

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({
    env: { PARTNER_ORIGINS: `${PARTNER}, https://second.test` },
    overrides: { limiter: createRateLimiter(() => 0) },
  })
})

afterAll(() => shop.upstream.close())

test('a call of the catalogue is handed on, with its token and a correlation id but no cookie (API-16)', async () => {
  const token = await guestTokens(shop.upstream.url).current()
  const { body, headers } = await request(shop.app)
    .get(CATEGORY)
    .set({
      authorization: `Bearer ${token}`,
      origin: PARTNER,
      cookie: 's-art=x',
      'x-correlation-id': 'partner-call-1',
    })
  expect(body).toMatchObject({ id: 'rooms' })
  expect(headers).toMatchObject({
    'access-control-allow-origin': PARTNER,
    'cache-control': 'private, no-store',
    'correlation-id': 'partner-call-1',
  })
  expect(headers['access-control-allow-credentials']).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
})

test('an answer without content says no length (RFC 9110, 8.6)', async () => {
  const authorization = `Bearer ${await guestTokens(shop.upstream.url).current()}`
  const { body } = await request(shop.app).post(`${BASKETS}?siteId=Art`).set({ authorization }).send({})
  const { status, headers } = await request(shop.app)
    .delete(`${BASKETS}/${String(body.basketId)}?siteId=Art`)
    .set({ authorization })
  expect(status).toBe(204)
  expect(headers['content-length']).toBeUndefined()
})

const partners = { PARTNER_ORIGINS: PARTNER, TRUST_PROXY: '1' }

test('calls of some addresses wait for each other, the last are told when to come back, and another address is served', async () => {
  const { app } = await shop.beforeSame({ env: partners })
  const call = (from: string) => request(app).get(CATEGORY).set({ 'x-forwarded-for': from, origin: PARTNER })
  await shop.faults('get-category', { latencyMs: 100 })
  const crowd = Array.from({ length: 80 }, (_, at) => call(`203.0.113.${at % 2}`))
  const [answers, other] = await Promise.all([Promise.all(crowd), call('198.51.100.7')])
  await shop.calm()
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused)
    expect(headers).toMatchObject({ 'retry-after': '2', 'access-control-allow-origin': PARTNER })
  // As the service answers who brings no token.
  expect(other.status).toBe(401)
})

test('who leaves has a turn until the service has answered', async () => {
  const { app } = await shop.beforeSame({ env: partners })
  const server = await listen(app, '127.0.0.1', 0)
  const call = (id: string, signal?: AbortSignal) =>
    fetch(server.url + CATEGORY, {
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-correlation-id': id },
      ...(signal && { signal }),
    })
  await shop.faults('get-category', { latencyMs: 1000 })
  const leaving = new AbortController()
  const crowd = Array.from({ length: 2 }, (_, at) => call(`leaving-${at}-of-2`, leaving.signal))
  const begun = `${BASKETS}/none?siteId=Art`
  await request(server.url).get(begun).set('x-forwarded-for', '198.51.100.7').expect(401)
  leaving.abort()
  await Promise.allSettled(crowd)
  await shop.calm()
  await call('comes-after-them')
  const lines = () => shop.upstreamLog.filter(({ id }) => /^leaving-|^comes-/.test(String(id)))
  while (lines().length < 3) await nextTurn()
  expect(lines().map(({ status }) => status)).toEqual([401, 401, 401])
  expect(lines()[0]?.['id']).toMatch(/^leaving-/)
  await server.close()
})

test('a page of an unknown origin may ask, but its browser does not show it the answer', async () => {
  const { headers } = await request(shop.app).get(CATEGORY).set('origin', 'https://evil.test')
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test('a browser may ask beforehand', async () => {
  await request(shop.app)
    .options(CATEGORY)
    .set('origin', 'https://second.test')
    .expect(204)
    .expect('access-control-allow-origin', 'https://second.test')
    .expect('access-control-allow-headers', /authorization/)
})

test('an authorization leads to the callback beside it, which answers the pages of partners alone', async () => {
  const callback = '/proxy/commerce/callback'
  const answer = await request(shop.app)
    .get(AUTHORIZE)
    .set({ origin: PARTNER, host: 'shop.localhost' })
    .query({
      client_id: 'wallart-public',
      channel_id: 'Art',
      response_type: 'code',
      hint: 'guest',
      code_challenge: 'a'.repeat(43),
      redirect_uri: `http://shop.localhost${callback}`,
    })
    .expect(303)
  const { pathname, search } = new URL(answer.headers['location'] ?? '')
  expect(pathname).toBe(callback)
  await request(shop.app)
    .get(`${pathname}${search}`)
    .set('origin', PARTNER)
    .expect(204)
    .expect('access-control-allow-origin', PARTNER)
    .expect('cache-control', 'private, no-store')
  const { app } = await shop.beforeSame({ env: { PARTNER_ORIGINS: '' } })
  await request(app).get(callback).expect(404)
})

test.each([
  ['a path of its own', '/proxy/commerce/admin'],
  ['another host', '/proxy/commerce//evil.test/'],
  [
    'an encoded way out',
    `/proxy/commerce/product/shopper-products/v1/${ORGANIZATION}/categories/..%2f..%2fx`,
  ],
  ['a way out', `/proxy/commerce/product/shopper-products/v1/${ORGANIZATION}/categories/%2e%2e`],
  ['a name in the host', '/proxy/commerce@evil.test/'],
  ['a call of another service', '/proxy/commerce/guest'],
])('%s is no call', async (_, path) => {
  await request(shop.app)
    .get(path)
    .expect(res => {
      expect([301, 404]).toContain(res.status)
      expect(res.headers['location'] ?? '').not.toContain('evil.test/')
    })
})

test('a method that the catalogue does not name is no call', async () => {
  await request(shop.app).delete(CATEGORY).expect(404)
})

test('a body that is too large is refused', async () => {
  await request(shop.app)
    .post(`${BASKETS}?siteId=Art`)
    .set('content-type', 'application/json')
    .send(JSON.stringify({ x: 'x'.repeat(200_000) }))
    .expect(413)
})

test.each([
  ['gift cards', 10, [`shopper-gift-certificates/v1/${ORGANIZATION}/gift-certificate`]],
  [
    'codes of a basket',
    20,
    ['coupons', 'payment-instruments'].map(call => `shopper-baskets/v1/${ORGANIZATION}/baskets/none/${call}`),
  ],
  ['cards', 10, [`shopper-orders/v1/${ORGANIZATION}/orders`]],
])('%s cannot be tried without limit', async (_, times, paths) => {
  const token = await guestTokens(shop.upstream.url).current()
  const tries = Array.from({ length: times + 1 }, (__, at) =>
    request(shop.app)
      .post(`/proxy/commerce/checkout/${paths[at % paths.length] ?? ''}?siteId=Art`)
      .set('authorization', `Bearer ${token}`)
      .send({ giftCertificateCode: 'GC-AAAA-BBBB-CCCC-DDDD', code: 'GUESS' }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter(status => status === 429)).toHaveLength(1)
})

test.each([
  ['writes, like the forms of the shop', 'post', `${BASKETS}?siteId=Art`, 240],
  ['reads', 'get', CATEGORY, 240],
  ['searches', 'get', SEARCH, 60],
  ['begins sessions, like tokens', 'get', AUTHORIZE, 60],
] as const)('what a partner’s page of one visitor %s, is limited', async (_, method, path, times) => {
  const { app } = await shop.beforeSame({
    env: { PARTNER_ORIGINS: PARTNER },
    overrides: { limiter: createRateLimiter(() => 0) },
  })
  const call = () => request(app)[method](path).set({ origin: PARTNER })
  const statuses = new Set<number>()
  for (let time = 0; time < times; time += 1) statuses.add((await call()).status)
  expect(statuses).not.toContain(429)
  const { body, headers } = await call().expect(429)
  expect(body).toEqual({ title: 'Too Many Requests', status: 429 })
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(headers).toMatchObject({
    'access-control-allow-origin': PARTNER,
    'access-control-expose-headers': expect.stringContaining('retry-after'),
    'content-type': 'application/problem+json',
  })
})
