import { ACTIONS } from '@wallart/client/actions.server.ts'
import request from 'supertest'
import { createRateLimiter, type RateLimiter } from './limits/rate-limiter.ts'
import { ADA, newCustomer, type CustomerBrowser } from './testing/customer.ts'
import { orderFields } from './testing/order-fields.ts'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from './testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({
    overrides: {
      limiter: createRateLimiter(
        () => now,
        undefined,
        async ms => waits.push(ms),
      ),
    },
    env: { TRUST_PROXY: '1', PARTNER_ORIGINS: 'https://partner.test' },
  })
})

afterAll(() => shop.upstream.close())

// Each test has its own rate limit window.
const MINUTE_MS = 60_000
let now = 0
let waits: number[] = []

beforeEach(() => {
  now += 60 * MINUTE_MS
  waits = []
})

const WRONG = { ...ADA, password: 'Wrong2026!' }
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

const signIn = (
  fields: Readonly<Record<string, string>>,
  from: string,
  { path = '/login', cookie = '' } = {},
) =>
  request(shop.app)
    .post(path)
    .set({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from, cookie })
    .type('form')
    .send(fields)

async function statuses(times: number, attempt: (time: number) => PromiseLike<{ readonly status: number }>) {
  const found: number[] = []
  for (let time = 0; time < times; time += 1) found.push((await attempt(time)).status)
  return found
}

function cookiesOf({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): readonly string[] {
  const set = [headers['set-cookie'] ?? []].flat().map(String)
  return set.map(cookie => cookie.split(';')[0] ?? '')
}

const deviceCookie = (answer: Parameters<typeof cookiesOf>[0]) =>
  cookiesOf(answer).find(cookie => cookie.startsWith('device-')) ?? ''

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
  await statuses(5, () => signIn(WRONG, STRANGER))
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
  const found = await statuses(8, time =>
    callProxy('password/reset', newAddress(), { ...fields, login_id: `other${time}@example.com` }),
  )
  expect(refusedOf(found)).toBe(3)
})

const redeemByProxy = (from: string) => callProxy('password/action', from, { user_id: ADA.email })

const askReset = (from: string, cookie = '', loginEmail = ADA.email) =>
  signIn({ loginEmail }, from, { path: '/submit-password-reset', cookie })

const guessByProxy = () => callProxy('passwordless/token', STRANGER, { login_id: ADA.email })

test('SEC-10 guesses at a code through the proxy count for their account, too', async () => {
  expect(refusedOf(await statuses(6, guessByProxy))).toBe(0)
  now += MINUTE_MS
  expect(refusedOf(await statuses(6, guessByProxy))).toBe(2)
})

const guessUnnamed = () => callProxy('passwordless/token', newAddress())

test('SEC-10 guesses that name no account count together, whatever address they come from', async () => {
  expect(refusedOf(await statuses(150, guessUnnamed))).toBeGreaterThan(40)
})

test('SEC-12 a stranger’s requests for mails leave some to the owner', async () => {
  expect(refusedOf(await statuses(5, () => askReset(STRANGER)))).toBe(2)
  now += MINUTE_MS
  expect(refusedOf(await statuses(10, () => askReset(STRANGER)))).toBe(10)
  await askReset(newAddress()).expect(200)
})

test('SEC-12 where strangers of many addresses have used them up, a device that signed in before still gets its mail', async () => {
  const cookie = deviceCookie(await signIn(ADA, newAddress()).expect(303))
  expect(refusedOf(await statuses(8, () => askReset(newAddress())))).toBe(3)
  await askReset(newAddress(), cookie).expect(200)
  expect(refusedOf(await statuses(5, () => askReset(newAddress(), cookie)))).toBe(3)
})

test('SEC-12 wrong tokens use up no mail, and from many addresses they are slowed down', async () => {
  const fields = { email: ADA.email, token: 'wrong', password: 'Quiet.Ridge.8' }
  const byForm = (from: string) => signIn(fields, from, { path: '/reset-password' })
  await statuses(5, () => byForm(STRANGER))
  now += MINUTE_MS
  expect(refusedOf(await statuses(5, () => redeemByProxy(STRANGER)))).toBe(0)
  now += MINUTE_MS
  expect(refusedOf(await statuses(2, () => byForm(STRANGER)))).toBe(2)
  expect(refusedOf(await statuses(12, () => redeemByProxy(newAddress())))).toBe(0)
  expect(waits).toEqual([100, 200])
  await askReset(newAddress()).expect(200)
})

test('SEC-10 attempts that are refused for their address do not count against the account', async () => {
  await statuses(10, time => signIn({ ...ADA, email: `other${time}@example.com` }, STRANGER))
  expect(refusedOf(await statuses(30, () => signIn(WRONG, STRANGER)))).toBe(30)
  await signIn(ADA, newAddress()).expect(303)
})

test('SEC-10 a stranger’s ten wrong passwords stop the stranger and not the owner', async () => {
  await statuses(10, () => signIn(WRONG, STRANGER))
  now += MINUTE_MS
  const { headers } = await signIn(ADA, STRANGER).expect(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(60)
  await signIn({ ...WRONG, email: 'other@example.com' }, STRANGER).expect(422)
  await signIn(ADA, newAddress()).expect(303)
  expect(waits).toEqual([])
})

test('SEC-10 guesses from many addresses are slowed down and never refused, on the form and through the proxy', async () => {
  expect(refusedOf(await statuses(22, () => signIn(WRONG, newAddress())))).toBe(0)
  expect(waits).toEqual([100, 200])
  await statuses(40, () => signInByProxy('Wrong!', newAddress()))
  expect(waits.at(-1)).toBe(2000)
  await signIn({ ...WRONG, email: 'other@example.com' }, newAddress())
  expect(waits).toHaveLength(42)
  await signIn(ADA, newAddress()).expect(303)
})

test('SEC-10 a device that signed in before is not slowed down, nor stopped by a stranger at its address', async () => {
  const cookie = deviceCookie(await signIn(ADA, STRANGER).expect(303))
  await statuses(30, () => signIn(WRONG, newAddress()))
  await statuses(10, () => signIn(WRONG, STRANGER))
  waits = []
  now += MINUTE_MS
  await signIn(ADA, STRANGER).expect(429)
  await signIn(ADA, STRANGER, { cookie }).expect(303)
  expect(waits).toEqual([])
  now += MINUTE_MS
  expect(refusedOf(await statuses(10, () => signIn(WRONG, newAddress(), { cookie })))).toBe(1)
})

test('SEC-10 a device is known for the accounts and the brand that it signed in to', async () => {
  const cookie = deviceCookie(await signIn(ADA, newAddress()).expect(303))
  const other = { email: 'other@example.com', password: 'Wrong2026!' }
  await statuses(20, () => signIn(other, newAddress()))
  expect(deviceCookie(await signIn(other, newAddress(), { cookie }).expect(422))).toBe('')
  const renamed = cookie.replace('device-art', 'device-allposters')
  await statuses(19, () => signIn(WRONG, newAddress()))
  await signIn(ADA, newAddress(), { cookie: renamed, path: '/allposters/login' }).expect(303)
  expect(waits).toEqual([100, 100])
})

test('the cookie that knows a device names no account, and scripts cannot read it', async () => {
  const { headers } = await signIn(ADA, newAddress()).expect(303)
  const cookie = [headers['set-cookie'] ?? []].flat().find(each => each.startsWith('device-art='))
  expect(cookie).toMatch(/^device-art=[\w.-]+; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/)
  for (const rubbish of ['device-art=x', 'device-art=', 'device-art=aaaaaa.bbbb'])
    await signIn(ADA, newAddress(), { cookie: rubbish }).expect(303)
})

test('the form comes back with the wait in the language of its page', async () => {
  await statuses(10, () => signIn(WRONG, STRANGER))
  const { text } = await signIn(WRONG, STRANGER, { path: '/fr-ca/login' }).expect(429)
  const page = documentOf(text)
  expect(page.documentElement.lang).toBe('fr-CA')
  expect(page.querySelector('main [role=alert]')?.textContent).toBe(
    'Trop de tentatives. Veuillez réessayer dans 60 secondes.',
  )
  expect(page.querySelector('main input[type=email]')?.getAttribute('value')).toBe(ADA.email)
})

const ADDRESS = {
  firstName: 'Nia',
  lastName: 'Cole',
  addressLine1: '12 Harbor Street',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  country: 'US',
}
const CARD = { number: '4111111111111111', expiry: '12/39', holder: 'Nia Cole', securityCode: '123' }

async function buy({ post, get }: CustomerBrowser): Promise<void> {
  await post('/checkout/contact', { email: 'nia@example.com' }).expect(303)
  await post('/checkout/shipping', ADDRESS).expect(303)
  await post('/checkout/delivery', { method: 'standard' }).expect(303)
  await post('/checkout/payment', { ...CARD, billingSame: 'on' }).expect(303)
  const page = mainOf((await get('/checkout').expect(200)).text)
  await post('/checkout/order', orderFields(page)).expect(303)
}

// What is wrong by itself is said before it counts as an attempt.
const REGISTRATION = {
  firstName: 'Nia',
  lastName: 'Cole',
  company: 'Quiet Rooms',
  email: 'nia@example.com',
  password: 'Quiet.Ridge.7',
}

test.each(ACTIONS.filter(({ limit }) => limit).map(({ path }) => path))(
  'the form %s that is sent too often comes back and says so in the language of its page',
  async path => {
    let isRefusing = false
    const limiter: RateLimiter = {
      take: async () => (isRefusing ? { ok: false, retryAfterSeconds: 30 } : { ok: true }),
      look: () => ({ ok: true }),
      slowDown: async () => {},
      giveBack: async () => {},
    }
    const { app } = await shop.beforeSame({ overrides: { limiter } })
    const visitor = await newCustomer(app, path.startsWith('/account/') ? ADA : undefined)
    const isAfterOrder = path.startsWith('/order-confirmation/')
    if (isAfterOrder || path.startsWith('/checkout/'))
      await visitor.post('/cart/items', { upi: 'A12AP' }).expect(303)
    if (isAfterOrder) await buy(visitor)
    isRefusing = true
    const { text } = await visitor
      .post(`/fr-ca${path}`, { upi: 'A12AP', ...REGISTRATION })
      .expect(429)
      .expect('retry-after', '30')
    expect(mainOf(text).textContent).toContain('Trop de tentatives. Veuillez réessayer dans 30 secondes.')
  },
)

test('without partners there is no proxy', async () => {
  const { app } = await shop.beforeSame()
  await request(app).post(`${AUTH}/login`).auth(ADA.email, ADA.password).expect(404)
  await request(app).options(`${AUTH}/login`).expect(404)
})
