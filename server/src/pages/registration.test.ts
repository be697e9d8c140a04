import { createRateLimiter } from '../limits/rate-limiter.ts'
import { ADA } from '../testing/customer.ts'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper } from '../testing/shopper.ts'

const NEW = { firstName: 'Nia', lastName: 'Cole', password: 'Quiet.Ridge.7' }

let shop: StorefrontAndUpstream
let hours = 0

beforeAll(async () => {
  shop = await openStorefront({ overrides: { limiter: createRateLimiter(() => hours * 3_600_000) } })
})

beforeEach(() => {
  hours += 1
})
afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

const isSignedIn = async (shopper: ReturnType<typeof newShopper>) =>
  (await shopper.get('/api/me')).body.isSignedIn

test.each([
  ['register-customer', { reset: true, afterwards: true }],
  ['register-customer', { status: 503, afterwards: true }],
  ['register-customer', { omit: '/customerId' }],
  ['log-in', { reset: true }],
  ['get-token', { reset: true, afterwards: true }],
])('an account is open and signed in to though an answer of %s was lost, %j', async (operation, fault) => {
  const shopper = newShopper(shop.app)
  await shopper.add('A12AP').expect(200)
  await shop.faults(operation, { ...fault, times: 1 })
  await shopper
    .post('/registration', { ...NEW, email: `customer-${hours}@example.com` })
    .expect(303)
    .expect('location', '/account')
  expect(await isSignedIn(shopper)).toBe(true)
  expect(await shopper.lines()).toMatchObject([{ upi: 'A12AP' }])
})

test.each([ADA.email, 'of-no-account@example.com'])(
  'a registration of %s that failed says so, and no more',
  async email => {
    await shop.faults('register-customer', { status: 503 })
    const shopper = newShopper(shop.app)
    const { body } = await shopper.send('/registration', { ...NEW, email }).expect(503)
    expect(body.errors).toEqual({ '': [expect.objectContaining({ code: 'error.generic' })] })
    expect(await isSignedIn(shopper)).toBe(false)
  },
)

test('an account that exists is not signed in to by a registration that is refused', async () => {
  const shopper = newShopper(shop.app)
  const { text } = await shopper.post('/registration', { ...NEW, ...ADA }).expect(422)
  expect(text).toContain('Account already exists.')
  expect(await isSignedIn(shopper)).toBe(false)
})

test('a registration guesses a password no more often than a sign-in does', async () => {
  await shop.faults('register-customer', { status: 503 })
  const shopper = newShopper(shop.app)
  for (let time = 0; time < 5; time += 1) {
    await shopper.send('/login', { email: ADA.email, password: NEW.password }).expect(422)
    await shopper.send('/registration', { ...NEW, email: ADA.email }).expect(503)
  }
  await shopper.send('/registration', { ...NEW, ...ADA }).expect(503)
  expect(await isSignedIn(shopper)).toBe(false)
  await shopper.send('/login', ADA).expect(429)
})
