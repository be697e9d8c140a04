import { setImmediate as nextTurn } from 'node:timers/promises'
import request from 'supertest'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream
const sleeping: number[] = []

beforeAll(async () => {
  const limiter = createRateLimiter(Date.now, undefined, async ms => {
    sleeping.push(ms)
    await new Promise(() => {})
  })
  shop = await openStorefront({ overrides: { limiter }, env: { TRUST_PROXY: '1' } })
})

afterAll(() => shop.upstream.close())

test('guesses at the link of a sign-in e-mail hold no place that others wait for', async () => {
  const { headers } = await request(shop.app)
    .post('/login/email')
    .set({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '198.51.100.1' })
    .type('form')
    .send({ email: 'studio@example.com' })
    .expect(200)
  const cookie = [headers['set-cookie'] ?? []].flat().find(each => each.startsWith('sign-in-art='))
  const guess = (from: number) =>
    request(shop.app)
      .get(`/callback?token=guess-${from}`)
      .set({ cookie: cookie?.split(';')[0] ?? '', 'x-forwarded-for': `203.0.113.${from}` })
  for (let from = 0; from < 20; from += 1) await guess(from).expect(200)
  for (let from = 20; from < 40; from += 1) guess(from).end(() => {})
  while (sleeping.length < 20) await nextTurn()
  const { status } = await request(shop.app).get('/orders').set('x-forwarded-for', '198.51.100.2')
  expect(status).toBe(200)
})
