import request from 'supertest'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { CARD, MAINE, orderNumberOf, review, walk } from '../testing/checkout-steps.ts'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper } from '../testing/shopper.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  // The clock stands still, so that no window of a rate ends in the middle of a test.
  const limiter = createRateLimiter(() => 0)
  shop = await openStorefront({ overrides: { limiter }, env: { TRUST_PROXY: '1' } })
})

afterAll(() => shop.upstream.close())

const ask = (orderNumber: string, orderEmailAddress: string) =>
  request(shop.app)
    .post('/orders')
    .set('sec-fetch-site', 'same-origin')
    .type('form')
    .send({ orderNumber, orderEmailAddress })

const pieces = (main: Element) => {
  const form = main.querySelector('form[action$="/orders/buy-again"]')
  const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input') ?? [])]
  return inputs.map(({ name, value }) => [name, value] as const)
}

test('without an account and without scripts the pieces of an order are bought again (UX-15)', async () => {
  const shopper = newShopper(shop.app)
  const { text } = await ask('W000000012', 'ann@example.com')
  const fields = pieces(mainOf(text))
  expect(JSON.stringify(fields)).not.toContain('W000000012')
  const piece = fields.flatMap(([name, value]) => (name === 'piece' ? [value] : []))
  expect(piece).toHaveLength(3)
  const bought = await shopper.post('/orders/buy-again', { ...Object.fromEntries(fields), piece })
  const status = mainOf(bought.text).querySelector('[role="status"]')
  expect(status?.textContent).toContain('The pieces are in your cart.')
  expect(status?.querySelector('a')?.getAttribute('href')).toBe('/cart')
  const { body } = await shopper.get('/_data/cart')
  expect(body.routes.cart.lines).toHaveLength(3)
})

test('a piece that is no longer sold is named, the rest is in the cart', async () => {
  const shopper = newShopper(shop.app)
  const name = 'The lost work'
  const { body } = await shopper
    .send('/orders/buy-again', { piece: '1 A0-P-12x16', 'name.A0-P-12x16': name })
    .expect(200)
  expect(body.data).toEqual({ added: [], refused: [], missing: [name], marketing: [] })
})

const COUNT = 'http_client_request_duration_seconds_count{operation="add-basket-items",status="200"} '

async function countAdditions(): Promise<number> {
  const lines = (await shop.context.metrics.text()).split('\n')
  return Number(lines.find(line => line.startsWith(COUNT))?.slice(COUNT.length) ?? 0)
}

test('fifty pieces are added by one call; of those that are sold in twos a single one is named', async () => {
  const before = await countAdditions()
  const shopper = newShopper(shop.app, '198.51.100.78')
  const piece = Array.from({ length: 50 }, (_, at) => `1 A${at + 1}AP`)
  const { body } = await shopper.send('/orders/buy-again', { piece, 'name.A50AP': 'A pair' }).expect(200)
  expect(body.data.missing).toContain('A pair')
  expect(body.data.added.length + body.data.missing.length).toBe(50)
  expect(await shopper.lines()).toHaveLength(body.data.added.length)
  expect(await countAdditions()).toBe(before + 1)
})

// What a form of so many pieces sends was too much for any form, and too many fields.
test('an order of more than sixty pieces is bought again, by its guest and by its customer', async () => {
  const email = 'collects-much@example.com'
  const customer = newShopper(shop.app, '198.51.100.79')
  const names = { firstName: 'Nia', lastName: 'Cole', password: 'Quiet.Ridge.7' }
  await customer.post('/registration', { ...names, email }).expect(303)
  for (const finish of ['AP', 'BFB']) {
    const piece = Array.from({ length: 50 }, (_, at) => `1 A${at + 1}${finish}`)
    await customer.send('/orders/buy-again', { piece }).expect(200)
  }
  const lines = await customer.lines()
  expect(lines.length).toBeGreaterThan(60)
  await walk(customer, { shipping: MAINE, delivery: { method: 'standard' }, payment: CARD })
  await customer.post('/checkout/order', (await review(customer)).fields).expect(303)
  const order = await orderNumberOf(customer)

  const found = await ask(order, email).expect(200)
  const fields = pieces(mainOf(found.text))
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()
  const guest = newShopper(shop.app, '198.51.100.80')
  const bought = await guest.post('/orders/buy-again', body).expect(200)
  const status = mainOf(bought.text).querySelector('[role="status"]')
  const missing = status?.querySelectorAll('li') ?? []
  expect((await guest.lines()).length + missing.length).toBe(lines.length)

  const again = await customer.send('/account/orders/buy-again', { order }).expect(200)
  expect(again.body.data.added.length + again.body.data.missing.length).toBe(lines.length)
})

test('what is more than a cart takes is named', async () => {
  const piece = Array.from({ length: 201 }, (_, at) => `1 Z${at}-P`)
  const { body } = await newShopper(shop.app, '198.51.100.81')
    .send('/orders/buy-again', { piece, 'name.Z200-P': 'The last of many' })
    .expect(200)
  expect(body.data.missing).toHaveLength(201)
  expect(body.data.missing).toContain('The last of many')
})

test('where the cart has no room for all of them, what fits is added and the rest is named', async () => {
  const shopper = newShopper(shop.app, '198.51.100.80')
  for (let from = 1; from <= 161; from += 40) {
    const piece = Array.from({ length: 40 }, (_, at) => `1 A${from + at}AP`)
    await shopper.send('/orders/buy-again', { piece }).expect(200)
  }
  const before = await shopper.lines()
  const piece = Array.from({ length: 120 }, (_, at) => `1 A${201 + at}AP`)
  const { body } = await shopper.send('/orders/buy-again', { piece }).expect(200)
  expect(body.data.missing.length).toBeGreaterThan(0)
  expect(await shopper.lines()).toHaveLength(before.length + body.data.added.length)
})

test('pieces are bought again ten times a minute, one order after the other', async () => {
  const shopper = newShopper(shop.app, '198.51.100.77')
  const again = () => shopper.send('/orders/buy-again', { piece: ['1 A12AP', '2 A12AP'] })
  await again().expect(200)
  const [one, other] = await Promise.all([again(), again()])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(await shopper.lines()).toMatchObject([{ upi: 'A12AP', quantity: 9 }])
  for (let turn = 0; turn < 7; turn += 1) await again().expect(200)
  await again().expect(429).expect('retry-after', /^\d+$/)
})

test.each(['', 'A1', '0', '0 A1042', '1 '.repeat(200)])(
  'pieces that are none, like %j, are refused',
  async piece => {
    const { status } = await newShopper(shop.app).send('/orders/buy-again', { piece })
    expect(status).toBe(422)
  },
)
