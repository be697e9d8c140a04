import request from 'supertest'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

const get = (path: string) => request(shop.app).get(path)

const WORK = '/products/arches-in-crimson-no-1-A1'

test.each([
  ['/product/A1', WORK],
  ['/product/A1?upi=A1&utm_source=x', `${WORK}?upi=A1&utm_source=x`],
  ['/product/A1CFW', `${WORK}?upi=A1CFW`],
  ['/product/A1CFW?utm_source=x', `${WORK}?utm_source=x&upi=A1CFW`],
  ['/product/A1?utm_source=//evil.test', `${WORK}?utm_source=//evil.test`],
  ['/products/an-old-name-A1', WORK],
  ['/product/MOVED1', WORK],
  ['/product/A1/and/more', WORK],
  ['/fr-ca/product/A1?x=1', `/fr-ca${WORK}?x=1`],
  ['/art/en-us/product/A1', `/art/en-us${WORK}`],
])('%s moves for good to %s, and there it stays (PDP-01, SEO-13, ERR-08, F22)', async (path, location) => {
  await get(path).expect(301).expect('location', location)
  await get(location).expect(200)
})

test('the same decision reaches a navigation in the browser as data', async () => {
  const { body } = await get('/_data/product/A1').expect(200)
  expect(body).toEqual({ build: 'test', redirect: { status: 301, location: WORK } })
})

test('a navigation in the browser learns of the variant that its address names', async () => {
  const { body } = await get('/_data/product/A1CFW?utm_source=x').expect(200)
  expect(body).toMatchObject({ redirect: { location: `${WORK}?upi=A1CFW` } })
})

test('the query of one visitor is not that of the next', async () => {
  await get('/products/a-name-A2?utm_source=one').expect('location', /utm_source=one$/)
  await get('/products/a-name-A2').expect('location', /-A2$/)
  await get('/products/a-name-A2?utm_source=two').expect('location', /utm_source=two$/)
})

test.each([
  ['/AllPosters/category/movies', '/allposters/category/movies'],
  ['/EN-CA/category/rooms?sort=newest', '/en-ca/category/rooms?sort=newest'],
])('%s has one spelling, %s', async (path, location) => {
  await get(path).expect(301).expect('location', location)
})

test.each([
  ['/product/OFFSITE1', 200],
  ['/product/NOINDEX1', 200],
  ['/product/NOINDEX1/and/more', 200],
  ['/product/GONE1', 404],
  ['/_data/product/GONE1', 404],
])('%s stays where it is: %i (PDP-01)', async (path, status) => {
  const { headers } = await get(path).expect(status)
  expect(headers['location']).toBeUndefined()
})

test('the canonical address is the one that the service says', async () => {
  const fresh = await shop.beforeSame()
  await shop.faults('get-product-group', {
    replace: { pointer: '/seo/canonicalUrl', value: '/products/renamed-A5' },
  })
  await request(fresh.app).get('/product/A5').expect(301).expect('location', '/products/renamed-A5')
  await shop.calm()
})

test.each([
  '//evil.test/x',
  '/\\evil.test',
  '/%5Cevil.test',
  'https://evil.test/products/x-A3',
  'https:evil.test',
  'javascript:alert(1)',
  '/.//evil.test',
  '/products/x\r\nset-cookie: a=1-A3',
  '/product/A3',
  `/products/${'x'.repeat(8000)}-A3`,
])(
  'a canonical address %j from the service causes no redirect off site and no loop (SEC-02)',
  async hostile => {
    const fresh = await shop.beforeSame()
    await shop.faults('get-product-group', {
      replace: { pointer: '/seo/canonicalUrl', value: hostile },
    })
    let address = '/product/A3'
    const seen: string[] = []
    for (let hop = 0; hop < 5; hop += 1) {
      const { status, headers } = await request(fresh.app).get(address)
      seen.push(address)
      if (status !== 301) break
      address = String(headers['location'])
      expect(address).toMatch(/^\/(?!\/)[^\\\r\n]*$/)
      expect(new URL(address, 'http://shop.test').host).toBe('shop.test')
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeLessThan(4)
    await shop.calm()
  },
)

test('a redirect named in an error message is not followed (SEC-03)', async () => {
  await shop.faults('get-product-group', { status: 500, body: { title: '301 https://evil.test' } })
  const fresh = await shop.beforeSame()
  const { headers, text } = await request(fresh.app).get('/product/A4').expect(503)
  expect(headers['location']).toBeUndefined()
  expect(text).not.toContain('evil.test')
  await shop.calm()
})
