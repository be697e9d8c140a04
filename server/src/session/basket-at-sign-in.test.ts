import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper } from '../testing/shopper.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterEach(() => shop.calm())

afterAll(() => shop.upstream.close())

// Each test has its own customer, whose basket no other test has changed.
const customer = (name: string) => ({ email: `${name}@example.com`, password: 'Gallery2026!' })
const WRITES: ReadonlySet<unknown> = new Set(['create-basket', 'merge-baskets', 'update-basket-customer'])

let before = 0

beforeEach(() => {
  before = shop.upstreamLog.length
})

const writes = () =>
  shop.upstreamLog
    .slice(before)
    .map(({ operation }) => operation)
    .filter(operation => WRITES.has(operation))

test('a customer without a basket gets one in their name at the sign-in, and only once (BSK-09, BSK-12)', async () => {
  await newShopper(shop.app).send('/login', customer('ada')).expect(200)
  expect(writes()).toEqual(['create-basket', 'update-basket-customer'])
  await newShopper(shop.app).send('/login', customer('ada')).expect(200)
  expect(writes()).toEqual(['create-basket', 'update-basket-customer'])
})

test('a guest’s basket is taken along and gets the customer’s name (BSK-12, BSK-13)', async () => {
  const shopper = newShopper(shop.app)
  await shopper.add('A12AP').expect(200)
  await shopper.send('/login', customer('studio')).expect(200)
  expect(writes()).toEqual(['create-basket', 'merge-baskets', 'update-basket-customer'])
  expect(await shopper.lines()).toMatchObject([{ upi: 'A12AP', quantity: 1 }])
})

test('a basket that cannot be created does not stop a sign-in', async () => {
  await shop.faults('create-basket', { status: 500 })
  const shopper = newShopper(shop.app)
  await shopper.send('/login', customer('newcomer')).expect(200)
  expect((await shopper.get('/api/me')).body).toMatchObject({ isSignedIn: true, badge: 0 })
})

test('without scripts a shopper is told in the cart that the baskets are not merged yet', async () => {
  const shopper = newShopper(shop.app)
  await shopper.add('A12AP').expect(200)
  await shop.faults('merge-baskets', { status: 500 })
  await shopper.post('/login', customer('collector')).expect(303).expect('location', '/cart?merge=failed')
  expect((await shopper.get('/cart?merge=failed')).text).toContain(
    'What was in your cart before you signed in could not be added yet.',
  )
})
