import request from 'supertest'
import { createRateLimiter } from './limits/rate-limit.ts'
import { openStorefront, type StorefrontAndUpstream } from './testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({
    overrides: { limiter: createRateLimiter(() => hours * HOUR_MS) },
    env: { TRUST_PROXY: '1', PARTNER_ORIGINS: 'https://partner.test' },
  })
})

afterAll(() => shop.upstream.close())

// Each test has its own rate limit window.
const HOUR_MS = 3_600_000
let hours = 1

beforeEach(() => {
  hours += 1
})

const ADA = { email: 'ada@example.com', password: 'Gallery2026!' }
const AUTH = '/proxy/commerce/shopper/auth/v1/organizations/f_ecom_wallart/oauth2'
const STRANGER = '198.51.100.7'

let addresses = 0

const newAddress = () => `203.0.113.${(addresses += 1)}`

const signInByProxy = (password: string, from: string, email = ADA.email) =>
  request(shop.app)
    .post(`${AUTH}/login`)
    .set('x-forwarded-for', from)
    .auth(email, password)
    .type('form')
    .send({ client_id: 'wallart-public', channel_id: 'Art', redirect_uri: 'https://partner.test/callback' })

const signIn = (fields: Readonly<Record<string, string>>, from: string, path = '/login') =>
  request(shop.app)
    .post(path)
    .set({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from })
    .type('form')
    .send(fields)

async function statuses(times: number, attempt: (time: number) => PromiseLike<{ readonly status: number }>) {
  const found: number[] = []
  for (let time = 0; time < times; time += 1) found.push((await attempt(time)).status)
  return found
}

const refusedOf = (found: readonly number[]) => found.filter(status => status === 429).length

test('SEC-10 of 120 passwords guessed through the proxy ten reach the service', async () => {
  const before = shop.upstreamLog.length
  const found = await statuses(120, time => signInByProxy(`Wrong${time}!`, STRANGER))
  expect(refusedOf(found)).toBe(110)
  expect(shop.upstreamLog.slice(before)).toHaveLength(10)
  const { headers, body } = await signInByProxy('Wrong!', STRANGER).expect(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(headers['content-type']).toMatch('application/problem+json')
  expect(body).toEqual({ title: 'Too Many Requests', status: 429 })
})

test('SEC-10 the form and the proxy count together', async () => {
  const wrong = { ...ADA, password: 'Wrong2026!' }
  await statuses(5, () => signIn(wrong, STRANGER))
  expect(refusedOf(await statuses(10, () => signInByProxy('Wrong!', STRANGER)))).toBe(5)
})

const callProxy = (path: string, from: string, fields: Readonly<Record<string, string>> = {}) =>
  request(shop.app).post(`${AUTH}/${path}`).set('x-forwarded-for', from).type('form').send(fields)

test.each(['token', 'passwordless/login', 'passwordless/token', 'password/reset', 'password/action'])(
  'SEC-10 SEC-12 no address may call %s through the proxy without end',
  async path => {
    expect(refusedOf(await statuses(70, () => callProxy(path, STRANGER)))).toBeGreaterThanOrEqual(10)
  },
)

test('SEC-12 mails to one account are counted wherever they are asked for', async () => {
  const fields = { user_id: 'mailed@example.com' }
  expect(refusedOf(await statuses(8, () => callProxy('password/reset', newAddress(), fields)))).toBe(3)
})

test('SEC-10 attempts that are refused for their address do not count against the account', async () => {
  await statuses(10, time => signIn({ ...ADA, email: `other${time}@example.com` }, STRANGER))
  expect(refusedOf(await statuses(30, () => signIn({ ...ADA, password: 'Wrong2026!' }, STRANGER)))).toBe(30)
  await signIn(ADA, newAddress()).expect(303)
})

test('without partners there is no proxy', async () => {
  const { app } = await shop.beforeSame()
  await request(app).post(`${AUTH}/login`).auth(ADA.email, ADA.password).expect(404)
  await request(app).options(`${AUTH}/login`).expect(404)
})
