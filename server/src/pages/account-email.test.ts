import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import express from 'express'
import request from 'supertest'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { newCustomer, type CustomerBrowser } from '../testing/customer.ts'
import { openBefore, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

const ORGANIZATION = 'organizations/f_ecom_wallart'
const PROXY = '/proxy/commerce'
const AUTH = `${PROXY}/shopper/auth/v1/${ORGANIZATION}/oauth2`
const CALLBACK = 'https://partner.test/callback'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const env = { TRUST_PROXY: '1', PARTNER_ORIGINS: 'https://partner.test' }

let now = 0
let shop: StorefrontAndUpstream
const limiter = createRateLimiter(
  () => now,
  undefined,
  async () => {},
)

beforeAll(async () => {
  shop = await openStorefront({ overrides: { limiter }, env })
})

// Each test has its own rate limit window.
beforeEach(() => {
  now = (Math.floor(now / HOUR_MS) + 1) * HOUR_MS
})

afterAll(() => shop.upstream.close())

let accounts = 0
let addresses = 0

const newAddress = () => `203.0.113.${(addresses += 1)}`

async function register(firstName: string) {
  const login = { email: `email-${(accounts += 1)}@example.com`, password: `${firstName}.Ridge.7` }
  const browser = await newCustomer(shop.app, undefined)
  await browser
    .send('/registration', { ...login, firstName, lastName: 'Cole' })
    .set('x-forwarded-for', newAddress())
    .expect(200)
  return { ...login, browser }
}

/** Signs in as the page of a partner does. */
async function partnerToken({ email, password }: { readonly email: string; readonly password: string }) {
  const verifier = randomBytes(48).toString('base64url')
  const common = { client_id: 'wallart-public', channel_id: 'Art', redirect_uri: CALLBACK }
  const { headers } = await request(shop.app)
    .post(`${AUTH}/login`)
    .set('x-forwarded-for', newAddress())
    .auth(email, password)
    .type('form')
    .send({
      ...common,
      response_type: 'code',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    })
    .expect(303)
  const { searchParams } = new URL(headers['location'] ?? '')
  const { body } = await request(shop.app)
    .post(`${AUTH}/token`)
    .set('x-forwarded-for', newAddress())
    .type('form')
    .send({
      ...common,
      ...Object.fromEntries(searchParams),
      grant_type: 'authorization_code_pkce',
      code_verifier: verifier,
    })
    .expect(200)
  return { token: String(body.access_token), customerId: String(body.customer_id) }
}

/** An attacker, whose profile has the e-mail address of a victim. */
async function attack() {
  const victim = await register('Vera')
  const attacker = await register('Mallory')
  const { token, customerId } = await partnerToken(attacker)
  await request(shop.app)
    .patch(`${PROXY}/customer/shopper-customers/v1/${ORGANIZATION}/customers/${customerId}?siteId=Art`)
    .set({ authorization: `Bearer ${token}`, 'x-forwarded-for': newAddress() })
    .send({ email: victim.email })
    .expect(200)
  return { victim, attacker }
}

const changeEmail = (browser: CustomerBrowser, currentPassword: string, from = newAddress()) =>
  browser
    .send('/account/email', { email: `taken-${addresses}@example.com`, currentPassword })
    .set('x-forwarded-for', from)

test('SEC-10 the form for another e-mail tries the password of the customer who is signed in, whatever address the profile has', async () => {
  const { victim, attacker } = await attack()
  const before = shop.upstreamLog.length
  const guesses = ['guess-1', 'guess-2', victim.password]
  for (const guess of guesses) {
    const { body } = await changeEmail(attacker.browser, guess).expect(422)
    expect(body.errors.currentPassword).toHaveLength(1)
  }
  expect(shop.upstreamLog.slice(before)).not.toContainEqual(
    expect.objectContaining({ operation: 'update-customer' }),
  )
  const page = await attacker.browser.get('/account').expect(200)
  expect(page.text).toContain('Mallory Cole')
  expect(page.text).not.toContain('Vera Cole')
  await newCustomer(shop.app, victim)

  await changeEmail(attacker.browser, attacker.password).expect(200)
  expect((await attacker.browser.get('/account').expect(200)).text).toContain('Mallory Cole')
  await newCustomer(shop.app, victim)
})

test('SEC-10 passwords that the form for another e-mail tries count as those of the sign-in form', async () => {
  const eve = await register('Eve')
  const signInAgain = () =>
    eve.browser
      .send('/login', { email: eve.email, password: 'Wrong2026!' })
      .set('x-forwarded-for', newAddress())
  for (let time = 0; time < 6; time += 1) await signInAgain().expect(422)
  for (let time = 0; time < 4; time += 1) await changeEmail(eve.browser, 'Wrong2026!').expect(422)
  const { body } = await changeEmail(eve.browser, eve.password).expect(429).expect('retry-after', '900')
  expect(body.errors['']).toHaveLength(1)
  await signInAgain().expect(429)
  now += 15 * MINUTE_MS
  await changeEmail(eve.browser, eve.password).expect(200)
})

test('SEC-10 ten attempts at another e-mail an hour are what a session has', async () => {
  const eve = await register('Eve')
  for (let time = 0; time < 10; time += 1) {
    await changeEmail(eve.browser, 'Wrong2026!').expect(422)
    now += 5 * MINUTE_MS
  }
  expect((await changeEmail(eve.browser, eve.password)).status).toBe(429)
})

/** A service that takes one account for another when it is read. */
const misreading = (from: string, to: string) =>
  express().use(express.text({ type: () => true }), async (req, res) => {
    const { method, headers, url } = req
    const answer = await fetch(new URL(url, shop.upstream.url), {
      method,
      headers: ['authorization', 'content-type'].flatMap(name => {
        const value = headers[name]
        return typeof value === 'string' ? [[name, value]] : []
      }),
      ...(typeof req.body === 'string' && { body: req.body }),
      redirect: 'manual',
    })
    const isAccount = method === 'GET' && url.includes('/customers/')
    const content = await answer.text()
    const location = answer.headers.get('location')
    if (location) res.set('location', location)
    res.status(answer.status).type(answer.headers.get('content-type') ?? 'json')
    res.end(isAccount ? content.replaceAll(from, to) : content)
  })

test('SEC-10 who has the password of another customer changes nothing and stays who they are', async () => {
  const victim = await register('Vera')
  const attacker = await register('Mallory')
  const service = misreading(attacker.email, victim.email).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { app } = await openBefore(`http://127.0.0.1:${port}`, { overrides: { limiter }, env })
  const browser = await newCustomer(app, attacker)
  const before = shop.upstreamLog.length
  await changeEmail(browser, victim.password).expect(422)
  const operations = shop.upstreamLog.slice(before).map(({ operation }) => operation)
  expect(operations).toContain('log-in')
  expect(operations).not.toContain('update-customer')
  expect((await browser.get('/account').expect(200)).text).toContain('Mallory Cole')
  await newCustomer(shop.app, victim)
  service.closeAllConnections()
  service.close()
})
