import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { PRODUCT_SETTINGS } from '@wallart/sdk'
import request from 'supertest'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

// The first answer of a service that has just begun may come later than a page waits for it.
beforeAll(async () => {
  shop = await openStorefront()
  for (const [site, { recommender }] of Object.entries(PRODUCT_SETTINGS))
    await fetch(`${shop.upstream.url}/recs/v3/personalization/recs/${site}/${recommender}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-cq-client-id': 'reference' },
      body: JSON.stringify({ cookieId: 'nobody', products: [{ id: 'A1' }] }),
    })
  await ask('upi=A1')
})
afterAll(() => shop.upstream.close())
afterEach(() => shop.calm())

const ask = (query: string) => request(shop.app).get(`/api/recommendations?${query}`)

const operationsOf = (id: unknown) =>
  shop.upstreamLog.filter(line => line['id'] === id).map(({ operation }) => operation)

test.each([
  ['Art', 'PDP-recommendations', '/products/'],
  ['AllPosters', 'APC-PDP-recommendations', '/-sp/'],
])('on %s %s recommends works as the shop knows them (REC-07..11)', async (site, recommender, path) => {
  const { body, headers } = await ask(`upi=A1&site=${site}`)
    .expect(200)
    .expect('cache-control', 'private, no-store')
  expect(body).toMatchObject({ by: { recommenderName: recommender, recoUuid: expect.any(String) } })
  expect(body.tiles.length).toBeGreaterThan(4)
  for (const tile of body.tiles)
    expect(tile).toMatchObject({
      upi: expect.stringMatching(/^A\d+$/),
      href: expect.stringMatching(new RegExp(`^${path}[^?]+$`)),
      imageId: expect.any(String),
      name: expect.any(String),
      price: expect.stringMatching(/^\$\d+\.\d\d$/),
    })
  expect(operationsOf(headers['x-correlation-id'])).toContain('get-recommendations')
})

test.each(['Art', 'AllPosters'])('on %s a page that shows nothing is given works to show', async site => {
  const { body } = await ask(`zone=not-found&site=${site}`).expect(200)
  expect(body.tiles.length).toBeGreaterThan(4)
})

test('asking for recommendations sets no cookie (REC-11)', async () => {
  const { headers } = await ask('upi=A1').expect(200)
  expect(headers['set-cookie']).toBeUndefined()
})

test.each([
  ['the service fails', 'get-recommendations', { status: 500 }],
  ['the service never answers', 'get-recommendations', { hang: true }],
  ['the products are missing', 'get-products', { status: 500 }],
])('%s: nothing is recommended (REC-20)', async (_, target, fault) => {
  const { app } = await shop.beforeSame()
  await shop.faults(target, fault)
  const { body } = await request(app).get('/api/recommendations?upi=A1').expect(200)
  expect(body.tiles).toEqual([])
})

test.each(['', 'upi=', 'upi=a1', 'zone=elsewhere', 'upi=../A1', `upi=${'A'.repeat(21)}`])(
  'beside %p nothing can be recommended',
  async query => {
    expect((await ask(query)).status).toBe(400)
  },
)

const ALWAYS_REFUSES: RateLimiter = {
  take: async () => ({ ok: false, retryAfterSeconds: 7 }),
  look: () => ({ ok: true }),
  slowDown: async () => {},
  giveBack: async () => {},
}

test('too many requests get 429 with Retry-After', async () => {
  const { app } = await shop.beforeSame({
    overrides: { limiter: ALWAYS_REFUSES },
  })
  const answer = await request(app).get('/api/recommendations?upi=A1')
  expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '7' } })
})

test('a service that knows the brands by other names hears these everywhere (REC-19)', async () => {
  const heard: string[] = []
  const service = createServer((req, res) => {
    void text(req).then(body => {
      heard.push(`${JSON.parse(body).realm} ${req.url?.replace(/\/[^/]+$/, '')}`)
      return res.writeHead(500).end()
    })
  }).listen(0)
  const port = Object(service.address()).port
  const { url } = shop.upstream
  const { app } = await shop.beforeSame({
    env: {
      SCAPI_SHORT_CODE: 'x',
      SCAPI_ORG_ID: 'f_ecom_wallart',
      SCAPI_CLIENT_ID: 'wallart-server',
      SCAPI_CLIENT_SECRET: 'wallart-secret',
      SCAPI_URL: url,
      BIZAPI_URL: url,
      SEARCH_URL_ART: `${url}/search/art`,
      SEARCH_URL_ALLPOSTERS: `${url}/search/allposters`,
      TYPEAHEAD_URL_ART: url,
      TYPEAHEAD_URL_ALLPOSTERS: url,
      ORDERS_URL: url,
      MARKETING_URL: url,
      MARKETING_API_KEY: 'x',
      RECS_URL: `http://127.0.0.1:${port}`,
      RECS_CLIENT_ID: 'x',
      RECS_SITE_ART: 'abcd-Gallery',
    },
  })
  await request(app).get('/api/recommendations?upi=A1').expect(200)
  await request(app).get('/gallery/search?skq=zzzzqq').expect(200)
  await request(app)
    .post('/api/activities')
    .set('sec-fetch-site', 'same-origin')
    .send({ name: 'viewCategory', categoryId: 'subjects', ids: ['A1'] })
    .expect(204)
  while (!heard.some(line => line.includes('/activities/'))) await new Promise(setImmediate)
  await request(app).get('/api/recommendations?upi=A1&site=AllPosters').expect(200)
  service.close()
  service.closeAllConnections()
  expect(new Set(heard)).toEqual(
    new Set([
      'abcd /personalization/recs/abcd-Gallery',
      'abcd /activities/abcd-Gallery',
      'AllPosters /personalization/recs/AllPosters',
    ]),
  )
})
