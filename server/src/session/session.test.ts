import request from 'supertest'
import { within } from '@testing-library/dom'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({
    overrides: { limiter: createRateLimiter(() => quarters * QUARTER_MS) },
    env: { TRUST_PROXY: '1' },
  })
})

afterAll(() => shop.upstream.close())

// Each test has its own rate limit window.
const QUARTER_MS = 900_000
let quarters = 0

beforeEach(() => {
  quarters += 1
})

const ADA = { email: 'ada@example.com', password: 'Gallery2026!' }

let visitors = 0

/** A new client address each time, so that rate limits do not interfere. */
const newAddress = () => `203.0.113.${(visitors += 1)}`

const signIn = (fields: Readonly<Record<string, string>> = ADA, path = '/login') =>
  request(shop.app)
    .post(path)
    .set({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress() })
    .type('form')
    .send(fields)

const cookiesOf = (headers: Readonly<Record<string, unknown>>) =>
  [headers['set-cookie'] ?? []].flat().map(String)

const sent = (cookies: readonly string[]) => cookies.map(cookie => cookie.split(';')[0]).join('; ')

async function signedIn(): Promise<string> {
  const { headers } = await signIn().expect(303)
  return sent(cookiesOf(headers))
}

test('the sign-in page is private: not stored, under its own nonce', async () => {
  const first = await request(shop.app).get('/login').expect(200).expect('cache-control', 'private, no-store')
  const again = await request(shop.app).get('/login')
  const nonceOf = ({ headers }: typeof first) =>
    /'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1]
  expect(nonceOf(first)).toBeTruthy()
  expect(nonceOf(first)).not.toBe(nonceOf(again))
  expect(first.headers['set-cookie']).toBeUndefined()
  const scripts = [...documentOf(first.text).scripts].filter(({ type }) => type !== 'application/json')
  expect(scripts.every(script => script.nonce === nonceOf(first))).toBe(true)
})

test('signing in without scripts seals the session into a cookie and leads on', async () => {
  const { headers } = await signIn().expect(303).expect('location', '/account')
  const [session, presence] = cookiesOf(headers)
  expect(session).toMatch(/^s-art=.+; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/)
  expect(presence).toMatch(/^p-art=1; Path=\/; Max-Age=\d+; SameSite=Lax$/)
  expect(headers['cache-control']).toBe('private, no-store')
})

test('the headers of a sign-in fit into the four kilobytes that proxies take by default', async () => {
  const { headers } = await signIn().expect(303)
  const lines = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map(value => `${name}: ${value}`),
  )
  expect(lines.join('\r\n').length).toBeLessThan(3500)
})

test.each(['Maximiliane-Ægir ', '李明伟王芳張偉陳靜'])(
  'a customer whose names are as long as names may be, all of %s, is signed in',
  async part => {
    const name = part.repeat(256).slice(0, 256).trim()
    const { headers } = await request(shop.app)
      .post('/registration')
      .set({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress() })
      .type('form')
      .send({ ...ADA, firstName: name, lastName: name, email: `long${quarters}.${visitors}@shop.test` })
      .expect(303)
      .expect('location', '/account')
    const me = await request(shop.app)
      .get('/api/me')
      .set('cookie', sent(cookiesOf(headers)))
    expect(me.body).toMatchObject({ isSignedIn: true, name })
  },
)

test('signing in with scripts is answered in JSON', async () => {
  const { body } = await signIn().set('accept', 'application/json').expect(200)
  expect(body).toEqual({ data: { firstName: 'Ada', isCartMerged: true, location: '/account' } })
})

test.each([
  ['//evil.test', '/account'],
  ['/\\evil.test', '/account'],
  ['https://evil.test/', '/account'],
  ['javascript:alert(1)', '/account'],
  ['/login?redirect=//evil.test', '/account'],
  ['/category/rooms?page=2', '/category/rooms?page=2'],
])('a sign-in that continues to %s goes to %s', async (redirect, location) => {
  const { status, headers } = await signIn({ ...ADA, redirect })
  expect([status, headers['location']]).toEqual([303, location])
})

test('in another brand and language the visitor stays there, and its cookie is its own (ACC-12)', async () => {
  const { headers } = await signIn(ADA, '/allposters/en-ca/login')
    .expect(303)
    .expect('location', '/allposters/en-ca/account')
  expect(cookiesOf(headers)[0]).toMatch(/^s-allposters=/)
})

test.each([
  [
    'a wrong password',
    { ...ADA, password: 'Wrong2026!' },
    "Something's not right with your email or password. Try again.",
  ],
  [
    'an unknown customer',
    { ...ADA, email: 'nobody@example.com' },
    "Something's not right with your email or password. Try again.",
  ],
  ['nothing', {}, 'Please enter your email address.'],
])('with %s the form comes back and says so', async (_, fields, message) => {
  const { text, headers } = await signIn(fields).expect(422)
  expect(within(mainOf(text)).getByText(message)).toBeTruthy()
  expect(cookiesOf(headers).filter(cookie => !cookie.startsWith('sign-in-art='))).toEqual([])
  expect(text).not.toContain('Wrong2026!')
})

test('the same refusal in JSON names the field', async () => {
  const { body } = await signIn({ email: ADA.email }).set('accept', 'application/json').expect(422)
  expect(body.errors.password).toEqual([
    { code: 'sign-in.password-required', message: 'Please enter your password.' },
  ])
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['an unknown sender with a cookie', { cookie: 'a=1' }],
  ['a sandboxed frame', { origin: 'null' }],
])('a sign-in from %s is refused and changes nothing', async (_, headers) => {
  const answer = await request(shop.app).post('/login').set(headers).type('form').send(ADA).expect(403)
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('personal data reaches its owner', async () => {
  const cookie = await signedIn()
  const { body } = await request(shop.app).get('/api/me').set('cookie', cookie).expect(200)
  expect(body).toMatchObject({ isSignedIn: true, name: 'Ada', badge: expect.any(Number) })
  const nobody = await request(shop.app).get('/api/me').expect('cache-control', 'private, no-store')
  expect(nobody.body).toEqual({ isSignedIn: false, name: '', badge: 0, hearts: [] })
})

test('a private page has the badge and the way to the account in its HTML (SHL-10, SHL-14)', async () => {
  const cookie = await signedIn()
  const agent = () => ({ cookie, 'sec-fetch-site': 'same-origin' })
  await request(shop.app).post('/cart/items').set(agent()).type('form').send({ upi: 'A12AP' }).expect(303)
  const page = documentOf((await request(shop.app).get('/account').set('cookie', cookie).expect(200)).text)
  const header = within(page.querySelector('header') ?? page.body)
  expect(header.getByRole('link', { name: /^Cart, \d+ items?/ }).getAttribute('href')).toBe('/cart')
  expect(header.getByRole('link', { name: 'My Account' }).getAttribute('href')).toBe('/account')
})

test('a public page says nothing of the cart before scripts run, not even that it is empty (SHL-25)', async () => {
  const { text } = await request(shop.app).get('/nowhere/checkout').expect(404)
  expect(within(documentOf(text).body).getByRole('link', { name: /^Back to cart/ }).textContent).toBe(
    'Back to cart',
  )
})

test.each([
  ['/login', '/account'],
  ['/login?redirect=%2Faccount%2Ffavorites', '/account/favorites'],
  ['/login?redirect=https%3A%2F%2Fevil.test', '/account'],
  ['/fr-ca/login', '/fr-ca/account'],
])('%s leads a signed-in customer on to %s (AUT-17, SHL-14)', async (path, location) => {
  await request(shop.app)
    .get(path)
    .set('cookie', await signedIn())
    .expect(303)
    .expect('location', location)
})

test('the account greets its customer and has the way out without scripts; a guest signs in first', async () => {
  const { text } = await request(shop.app)
    .get('/account')
    .set('cookie', await signedIn())
    .expect(200)
    .expect('cache-control', 'private, no-store')
  const main = within(mainOf(text))
  expect(main.getByText('Hi, Ada')).toBeTruthy()
  const form = main.getByRole('button', { name: 'Log out' }).closest('form')
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/logout', 'post'])
  await request(shop.app).get('/account').expect(303).expect('location', '/login?redirect=%2Faccount')
})

test('a public page stays the same for a signed-in customer (BSK-16)', async () => {
  const clean = await request(shop.app).get('/')
  const personal = await request(shop.app)
    .get('/')
    .set('cookie', await signedIn())
  expect(personal.text).toBe(clean.text)
})

test('after signing out the old cookie is worth nothing', async () => {
  const cookie = await signedIn()
  const { headers } = await request(shop.app)
    .post('/logout')
    .set({ cookie, 'sec-fetch-site': 'same-origin' })
    .expect(303)
    .expect('location', '/login')
  expect(cookiesOf(headers)).toEqual([
    's-art=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    'p-art=; Path=/; Max-Age=0; SameSite=Lax',
    'ctxzip=; Path=/; Max-Age=0; SameSite=Lax',
  ])
  const { body } = await request(shop.app).get('/api/me').set('cookie', cookie)
  expect(body.name).toBe('')
})

test('signing out forgets by what id the browser was recommended works', async () => {
  const { headers } = await request(shop.app)
    .post('/logout')
    .set({ cookie: `${await signedIn()}; reco=sealed`, 'sec-fetch-site': 'same-origin' })
    .expect(303)
  expect(cookiesOf(headers)).toContain('reco=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly')
})

test.each([
  's-art=rubbish',
  's-art=',
  's-art=aaaaaa.bbbb',
  's-art=%00; p-art=1',
  `s-art=${'x'.repeat(7000)}`,
])('the cookie %j is no session', async cookie => {
  const { body } = await request(shop.app).get('/api/me').set('cookie', cookie).expect(200)
  expect(body.isSignedIn).toBe(false)
})

test('neither e-mail nor password nor token reaches the log', () => {
  const written = JSON.stringify(shop.log)
  expect(written).not.toMatch(/ada@example|Gallery2026|eyJ/)
})

test('the longest names of letters that need the most room fit into a session', async () => {
  const name = '鷹'.repeat(255)
  const fields = { email: 'hawk@example.com', password: 'Quiet.Ridge.7', firstName: name, lastName: name }
  const { headers } = await signIn(fields, '/registration').expect(303)
  const me = request(shop.app).get('/api/me').set('cookie', cookiesOf(headers).join('; '))
  expect((await me.expect(200)).body).toMatchObject({ isSignedIn: true, name })
})
