import request from 'supertest'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

const WAYS = [
  ['/', 'GET, HEAD'],
  ['/allposters/en-ca/category/movies', 'GET, HEAD'],
  ['/products/arches-in-crimson-no-1-A1', 'GET, HEAD'],
  ['/cart', 'GET, HEAD'],
  ['/nope', 'GET, HEAD'],
  ['/login', 'GET, HEAD, POST'],
  ['/fr-ca/login?redirect=/cart', 'GET, HEAD, POST'],
  ['/allposters/newsletter', 'GET, HEAD, POST'],
  ['/cart/items', 'POST'],
  ['/logout', 'POST'],
  ['/api/activities', 'POST'],
  ['/csp-reports', 'POST'],
] as const

test.each(WAYS)('%s allows %s, which OPTIONS answers without a body', async (path, methods) => {
  const { text, headers } = await request(shop.app).options(path).expect(204).expect('allow', methods)
  expect(text).toBe('')
  expect(headers['set-cookie']).toBeUndefined()
})

test.each(WAYS)('%s refuses other ways and names %s', async (path, methods) => {
  await request(shop.app).put(path).set('sec-fetch-site', 'same-origin').expect(405).expect('allow', methods)
})
