import { createRateLimiter } from '../limits/rate-limiter.ts'
import { EMAIL, MAINE, walk } from '../testing/checkout-steps.ts'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper, type Shopper } from '../testing/shopper.ts'

let shop: StorefrontAndUpstream
let hours = 0
let logged = 0

beforeAll(async () => {
  shop = await openStorefront({
    overrides: { limiter: createRateLimiter(() => hours * 3_600_000) },
  })
})

beforeEach(() => {
  hours += 1
  logged = shop.upstreamLog.length
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

const ADA = { email: 'ada@example.com', password: 'Gallery2026!' }
const WRITES: ReadonlySet<unknown> = new Set(['create-basket', 'merge-baskets', 'update-basket-customer'])

const writes = () =>
  shop.upstreamLog
    .slice(logged)
    .map(({ operation }) => operation)
    .filter(operation => WRITES.has(operation))

let customers = 0

/** Signs in with it bring a basket that is empty. */
async function newAccount() {
  const login = { email: `basket-${(customers += 1)}@example.com`, password: 'Quiet.Ridge.7' }
  await newShopper(shop.app)
    .send('/registration', { ...login, firstName: 'Nia', lastName: 'Cole' })
    .expect(200)
  logged = shop.upstreamLog.length
  return login
}

test('a customer without a basket gets one in their name at the sign-in, and only once (BSK-09, BSK-12)', async () => {
  await newShopper(shop.app).send('/login', ADA).expect(200)
  expect(writes()).toEqual(['create-basket', 'update-basket-customer'])
  await newShopper(shop.app).send('/login', ADA).expect(200)
  expect(writes()).toEqual(['create-basket', 'update-basket-customer'])
})

test('a guest’s basket is taken along and gets the customer’s name (BSK-12, BSK-13)', async () => {
  const login = { ...ADA, email: 'collector@example.com' }
  const shopper = newShopper(shop.app)
  await shopper.add('A12AP').expect(200)
  await shopper.send('/login', login).expect(200)
  expect(writes()).toEqual(['create-basket', 'merge-baskets', 'update-basket-customer'])
  expect(await shopper.lines()).toMatchObject([{ upi: 'A12AP', quantity: 1 }])
})

test('a basket that cannot be created does not stop a sign-in', async () => {
  const login = { ...ADA, email: 'newcomer@example.com' }
  await shop.faults('create-basket', { status: 500 })
  const shopper = newShopper(shop.app)
  await shopper.send('/login', login).expect(200)
  expect((await shopper.get('/api/me')).body).toMatchObject({ isSignedIn: true, badge: 0 })
})

const NOT_MERGED = 'What was in your cart before you signed in could not be added yet.'

const quantities = async (shopper: Shopper) =>
  (await shopper.lines()).map(({ upi, quantity }) => `${quantity} ${upi}`)

test('a merge that fails keeps both the sign-in and the cart, says so, and is made up for by the next page (F47)', async () => {
  const login = await newAccount()
  const shopper = newShopper(shop.app)
  await shopper.add('A12AP').expect(200)
  await shop.faults('merge-baskets', { status: 500 })
  await shopper.post('/login', login).expect(303).expect('location', '/cart')
  expect((await shopper.get('/api/me')).body).toMatchObject({ isSignedIn: true, badge: 0 })
  expect((await shopper.get('/cart')).text).toContain(NOT_MERGED)
  await shop.calm()
  expect((await shopper.get('/cart')).text).not.toContain(NOT_MERGED)
  expect(await quantities(shopper)).toEqual(['1 A12AP'])
  await shopper.get('/cart').expect(200)
  expect(writes().filter(operation => operation === 'merge-baskets')).toHaveLength(5)
})

test('the cart of a guest that cannot be read at the sign-in is merged all the same (F47)', async () => {
  const login = await newAccount()
  const shopper = newShopper(shop.app)
  await shopper.add('A12AP').expect(200)
  await shop.faults('get-customer-baskets', { status: 500, times: 2 })
  await shopper.send('/login', login).expect(200)
  await shop.calm()
  expect(await quantities(shopper)).toEqual(['1 A12AP'])
})

test('a source that is gone, and a second merge, change nothing (F47)', async () => {
  const login = await newAccount()
  const shopper = newShopper(shop.app)
  await shopper.add('A12AP').expect(200)
  await Promise.all([shopper.send('/login', login).expect(200), shopper.send('/login', login).expect(200)])
  await shopper.send('/login', login).expect(200)
  expect(await quantities(shopper)).toEqual(['1 A12AP'])
})

test('a piece that is added while its guest signs in is in the cart once (F46)', async () => {
  const login = await newAccount()
  const shopper = newShopper(shop.app)
  await shopper.add('A12AP').expect(200)
  await shop.faults('log-in', { latencyMs: 100 })
  const [signedIn] = await Promise.all([shopper.send('/login', login), shopper.add('A13AP').expect(200)])
  expect(signedIn.status).toBe(200)
  expect(await quantities(shopper)).toEqual(['1 A12AP', '1 A13AP'])
})

test('of the customer who was signed in before nothing comes into the basket of the next one', async () => {
  const [first, second] = [await newAccount(), await newAccount()]
  const shopper = newShopper(shop.app)
  await shopper.send('/login', first).expect(200)
  await shopper.add('A12AP').expect(200)
  await walk(shopper, { contact: { email: EMAIL }, shipping: MAINE })
  await shopper.send('/login', second).expect(200)
  expect(await shopper.lines()).toEqual([])
  await shopper.add('A13AP').expect(200)
  const { text } = await shopper.get('/checkout?step=shipping').expect(200)
  expect(text).not.toContain('12 Harbor Street')
})
