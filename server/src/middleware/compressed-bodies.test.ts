import { gzipSync } from 'node:zlib'
import request from 'supertest'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({ env: { PARTNER_ORIGINS: 'https://partner.test' } })
})

afterAll(() => shop.upstream.close())

// No browser compresses what it sends; 300 bytes would become 100 kB.
test.each([
  ['/cart/items', 'application/x-www-form-urlencoded', 'upi=A12AP&quantity=1'],
  ['/cart/items', 'application/json', '{"upi":"A12AP","quantity":"1"}'],
  ['/api/activities', 'application/json', '{"name":"viewProduct","upi":"A12AP"}'],
  [
    '/proxy/commerce/checkout/shopper-baskets/v1/organizations/f_ecom_wallart/baskets?siteId=Art',
    'application/json',
    '{}',
  ],
])('%s takes no compressed body of %s', async (path, type, body) => {
  const { status } = await request(shop.app)
    .post(path)
    .set({ 'sec-fetch-site': 'same-origin', 'content-type': type, 'content-encoding': 'gzip' })
    .serialize(bytes => bytes)
    .send(gzipSync(body))
  expect(status).toBe(415)
})
