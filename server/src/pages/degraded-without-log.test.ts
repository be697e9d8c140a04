import { pino } from 'pino'
import request from 'supertest'
import { openStorefront, type StorefrontAndUpstream } from '../testing/storefront.ts'

const PRODUCT = '/products/arches-in-crimson-no-1-A1'
const SECONDS = 'public, max-age=0, s-maxage=15'

let shop: StorefrontAndUpstream
let now = 0

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

afterEach(() => shop.calm())

const openWithoutLog = () => shop.beforeSame({ options: { log: pino({ level: 'silent' }), now: () => now } })

test('a complete page is cached for minutes by a server whose log drops everything', async () => {
  const { app } = await openWithoutLog()
  await request(app)
    .get(PRODUCT)
    .expect('cache-control', /s-maxage=900/)
})

test.each([
  ['whose answer breaks its contract', { retype: { pointer: '/similarProducts', to: 'string' }, body: [1] }],
  ['that is refused', { status: 403 }],
  ['that is not found', { status: 404 }],
  ['whose service fails', { status: 500 }],
])('a page without an optional part %s is cached for seconds, whatever the log drops', async (_, fault) => {
  const { app } = await openWithoutLog()
  await shop.faults('get-similar-products', fault)
  await request(app).get(PRODUCT).expect(200).expect('cache-control', SECONDS)
})

test('a page with an older answer in place of a failed call is cached for seconds', async () => {
  const { app } = await openWithoutLog()
  const { text } = await request(app)
    .get(PRODUCT)
    .expect('cache-control', /s-maxage=900/)
  now += 400_000
  await shop.faults('get-similar-products', { status: 500 })
  await shop.faults('get-product-group', { status: 500 })
  const { body } = await request(app).get(`/_data${PRODUCT}`).expect(200).expect('cache-control', SECONDS)
  expect(text).toContain('Arches in Crimson')
  expect(JSON.stringify(body)).toContain('Arches in Crimson')
})

test('every request that waits for one render lists its upstream calls', async () => {
  const fresh = await shop.beforeSame()
  const path = '/products/arches-in-crimson-no-1-A1?upi=A1'
  await shop.faults('get-product-group', { latencyMs: 200 })
  await Promise.all([1, 2, 3].map(() => request(fresh.app).get(path)))
  const lines = fresh.log.filter(({ msg, route }) => msg === 'answered' && route === '/products/:name')
  expect(lines).toHaveLength(3)
  for (const { upstream } of lines)
    expect(upstream).toContainEqual(expect.objectContaining({ name: 'get-product-group', status: '200' }))
})
