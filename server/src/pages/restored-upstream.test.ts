import request from 'supertest'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper } from '../testing/shopper.ts'

let before: StorefrontAndUpstream
let restored: StorefrontAndUpstream

beforeAll(async () => {
  // Two upstreams that share the keys of sessions: the second has no session of the first, as after a restore.
  before = await openStorefront()
  restored = await openStorefront()
})

afterAll(() => Promise.all([before.upstream.close(), restored.upstream.close()]))

async function cookiesOfGuest() {
  const { headers } = await newShopper(before.app).add('A12AP').expect(200)
  return [headers['set-cookie'] ?? []]
    .flat()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

test('a guest whom the service no longer knows has an empty cart', async () => {
  const answer = await request(restored.app)
    .get('/cart')
    .set('cookie', await cookiesOfGuest())
  expect(answer.status).toBe(200)
  expect(mainOf(answer.text).textContent).toContain('There is nothing in it yet')
})

test('and is led there from the checkout', async () => {
  const answer = await request(restored.app)
    .get('/checkout')
    .set('cookie', await cookiesOfGuest())
  expect([answer.status, answer.headers['location']]).toEqual([303, '/cart'])
})

test('and adds to the basket of another guest at once', async () => {
  const cookies = await cookiesOfGuest()
  const added = await request(restored.app)
    .post('/cart/items')
    .set({ cookie: cookies, 'sec-fetch-site': 'same-origin', accept: 'application/json' })
    .type('form')
    .send({ upi: 'A12AP', quantity: '1' })
  expect(added.status).toBe(200)
})
