import type { RequestListener } from 'node:http'
import { within } from '@testing-library/dom'
import request from 'supertest'
import {
  PRINT,
  MAINE,
  CARD,
  DECLINED,
  STEPS,
  walk,
  review,
  fillCheckout,
  orderNumberOf,
  type Steps,
} from '../testing/checkout-steps.ts'
import { newShopper, type Shopper } from '../testing/shopper.ts'
import { orderFields } from '../testing/order-fields.ts'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({ env: { TRUST_PROXY: '1' } })
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

let visitors = 0
const visitor = () => newShopper(shop.app, `198.51.100.${(visitors += 1)}`)

const readyShopper = (steps?: Steps, upi?: string, quantity?: number) =>
  fillCheckout(visitor(), steps, upi, quantity)

test.each([
  ['another total', { total: '1 USD' }],
  ['another currency', { total: '2199 CAD' }],
  ['no total', { total: '' }],
  ['nonsense', { total: 'NaN USD' }],
  ['another amount of its card', { amount: '1 USD' }],
  ['an amount of nonsense', { amount: 'NaN USD' }],
  ['another payment', { payment: 'none' }],
  ['no payment', { payment: '' }],
  ['another digest', { digest: 'none' }],
])('an order with %s is not placed, and says so (SEC-23)', async (_, tampered) => {
  const shopper = await readyShopper()
  const { fields } = await review(shopper)
  const answer = await shopper.post('/checkout/order', { ...fields, ...tampered }).expect(422)
  expect(mainOf(answer.text).textContent).toContain('Your order has changed since you saw it.')
  expect(await shopper.lines()).toHaveLength(1)
})

test('another tab changes the cart before the order: the shopper sees the new total first', async () => {
  const shopper = await readyShopper()
  const { fields } = await review(shopper)
  await shopper.add(PRINT).expect(200)
  await shopper.post('/checkout/order', fields).expect(422)
  const { fields: again, main } = await review(shopper)
  expect(again['total']).not.toBe(fields['total'])
  expect(main.textContent).toContain('2 items in cart')
  await shopper.post('/checkout/order', again).expect(303)
})

test.each([
  ['address', { shipping: { ...MAINE, addressLine1: '14 Harbor Street' } }, '14 Harbor Street'],
  ['e-mail', { contact: { email: 'another@example.com' } }, 'another@example.com'],
])('another tab changes the %s: the shopper sees it before they order', async (_, steps, text) => {
  const shopper = await readyShopper()
  const { fields } = await review(shopper)
  await walk(shopper, steps)
  const { fields: again, main } = await review(shopper)
  expect(again['total']).toBe(fields['total'])
  expect(main.textContent).toContain(text)
  const refused = await shopper.post('/checkout/order', fields).expect(422)
  expect(mainOf(refused.text).textContent).toContain('Your order has changed since you saw it.')
  await shopper.post('/checkout/order', again).expect(303)
})

test('two clicks, and a click in a second tab, are one order', async () => {
  const shopper = await readyShopper()
  const { fields } = await review(shopper)
  const answers = await Promise.all([1, 2, 3].map(() => shopper.send('/checkout/order', fields)))
  expect(answers.map(({ body }) => body.redirect?.location)).toEqual(
    Array.from({ length: 3 }, () => '/order-confirmation'),
  )
  const number = await orderNumberOf(shopper)
  await shopper.post('/checkout/order', fields).expect(303)
  expect(await orderNumberOf(shopper)).toBe(number)
})

test.each([
  ['fails', { status: 503 }],
  ['does not know it yet', { status: 404 }],
  ['breaks off', { reset: true }],
  ['breaks its contract', { omit: '/orderNo' }],
])('an order that was placed has its number while the order service %s', async (_, fault) => {
  const shopper = await readyShopper()
  const { fields } = await review(shopper)
  await shop.faults('get-order', fault)
  await shopper.post('/checkout/order', fields).expect(303).expect('location', '/order-confirmation')
  const main = mainOf((await shopper.get('/order-confirmation').expect(200)).text)
  expect(within(main).getByRole('heading', { level: 1 }).textContent).toBe('Thank you for your order')
  expect(main.textContent).toContain('Your order is placed, but we cannot show what is in it right now.')
  const number = /W\d{9}/.exec(main.textContent)?.[0]
  expect(shop.log.filter(({ msg }) => msg === 'part missing').length).toBeGreaterThan(0)
  await shop.calm()
  const later = mainOf((await shopper.get('/order-confirmation').expect(200)).text).textContent
  expect(later).toContain(`Your order number is ${number}.`)
  expect(later).toContain('A confirmation is on its way to')
})

test.each([{ omit: '/creationDate' }, { retype: { pointer: '/taxTotal', to: 'string' } }])(
  'an order that the service answers with %j is placed and has its number',
  async fault => {
    const shopper = await readyShopper()
    const { fields } = await review(shopper)
    await shop.faults('create-order', fault)
    await shop.faults('get-order', fault)
    await shopper.post('/checkout/order', fields).expect(303).expect('location', '/order-confirmation')
    expect(await orderNumberOf(shopper)).toMatch(/^W\d{9}$/)
    await shop.calm()
  },
)

test('an order whose answer was lost is found again and not placed twice', async () => {
  const shopper = await readyShopper()
  const { fields } = await review(shopper)
  await shop.faults('create-order', { reset: true, afterwards: true, times: 2 })
  const lost = await shopper.send('/checkout/order', fields)
  expect(lost.status).toBe(503)
  await shop.calm()
  const found = await shopper.send('/checkout/order', fields).expect(200)
  expect(found.body.redirect.location).toBe('/order-confirmation')
  expect(await orderNumberOf(shopper)).toMatch(/^W\d{9}$/)
})

test('without scripts, a cart that became an order whose answer was lost leads to the order', async () => {
  const shopper = await readyShopper()
  const { fields } = await review(shopper)
  await shop.faults('create-order', { reset: true, afterwards: true, times: 2 })
  await shopper.post('/checkout/order', fields).expect(303).expect('location', '/cart')
  await shop.calm()
  const cart = async () => mainOf((await shopper.get('/cart').expect(200)).text)
  expect((await cart()).textContent).toContain(
    'We could not find out whether your last order was placed. Please check before you order again.',
  )
  // Also beside what has been put into the cart since.
  await shopper.add(PRINT).expect(200)
  const again = orderFields(await cart())
  expect(again).toEqual(fields)
  await shopper.post('/checkout/order', again).expect(303).expect('location', '/order-confirmation')
  expect(await orderNumberOf(shopper)).toMatch(/^W\d{9}$/)
  expect((await cart()).textContent).not.toContain('your last order')
  expect(await shopper.lines()).toHaveLength(1)
})

test.each([
  ['a timeout', 408],
  ['a conflict', 409],
  ['too early', 425],
])('an order that was placed and answered as %s is found again', async (_, status) => {
  const shopper = await readyShopper()
  const { fields } = await review(shopper)
  await shop.faults('create-order', { status, afterwards: true, times: 4 })
  await shopper.post('/checkout/order', fields).expect(303).expect('location', '/cart')
  await shop.calm()
  const again = orderFields(mainOf((await shopper.get('/cart').expect(200)).text))
  await shopper.post('/checkout/order', again).expect(303).expect('location', '/order-confirmation')
  expect(await orderNumberOf(shopper)).toMatch(/^W\d{9}$/)
})

test('an order whose answer never came to the browser is in its cart', async () => {
  let cookie = ''
  const watched: RequestListener = (req, res) => {
    cookie = req.headers.cookie ?? ''
    shop.app(req, res)
  }
  const shopper = await fillCheckout(newShopper(watched))
  const { fields } = await review(shopper)
  await shopper.get('/cart').expect(200)
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  await request(shop.app).post('/checkout/order').set(headers).type('form').send(fields).expect(303)
  const again = orderFields(mainOf((await shopper.get('/cart').expect(200)).text))
  expect(again).toEqual(fields)
  await shopper.post('/checkout/order', again).expect(303).expect('location', '/order-confirmation')
  expect(orderFields(mainOf((await shopper.get('/cart').expect(200)).text))).toEqual({})
})

test('at the checkout, too, an order that may have been placed is to be checked first', async () => {
  const shopper = await readyShopper()
  const { fields } = await review(shopper)
  await shop.faults('create-order', { reset: true, afterwards: true, times: 2 })
  await shopper.post('/checkout/order', fields).expect(303)
  await shop.calm()
  await shopper.add(PRINT).expect(200)
  const checkout = mainOf((await shopper.get('/checkout').expect(200)).text)
  expect(checkout.textContent).toContain('We could not find out whether your last order was placed.')
  expect(orderFields(checkout)).toEqual(fields)
  await walk(shopper)
  const { fields: next } = await review(shopper)
  expect(next['basket']).not.toBe(fields['basket'])
  await shopper.post('/checkout/order', next).expect(303).expect('location', '/order-confirmation')
  const second = await orderNumberOf(shopper)
  // Placing another order does not find out what came of it.
  expect(orderFields(mainOf((await shopper.get('/cart').expect(200)).text))).toEqual(fields)
  await shopper.post('/checkout/order', fields).expect(303).expect('location', '/order-confirmation')
  expect(await orderNumberOf(shopper)).not.toBe(second)
  expect(orderFields(mainOf((await shopper.get('/cart').expect(200)).text))).toEqual({})
})

test('two orders in a row whose answers were lost are both found, one after the other', async () => {
  const shopper = await readyShopper()
  const { fields: first } = await review(shopper)
  await shop.faults('create-order', { reset: true, afterwards: true })
  await shopper.post('/checkout/order', first).expect(303)
  await shopper.add(PRINT).expect(200)
  await walk(shopper)
  const { fields: second } = await review(shopper)
  await shopper.post('/checkout/order', second).expect(303)
  await shop.calm()
  const inCart = async () => orderFields(mainOf((await shopper.get('/cart').expect(200)).text))
  const numbers: unknown[] = []
  for (const fields of [first, second]) {
    expect(await inCart()).toEqual(fields)
    await shopper.post('/checkout/order', fields).expect(303).expect('location', '/order-confirmation')
    numbers.push(await orderNumberOf(shopper))
  }
  expect(await inCart()).toEqual({})
  expect(new Set(numbers).size).toBe(2)
})

test('a cart that was looked at and taken along by a sign-in is no order', async () => {
  const shopper = await readyShopper()
  await review(shopper)
  const login = { email: 'looked-at@example.com', password: 'Quiet.Ridge.7' }
  await shopper.post('/registration', { ...login, firstName: 'Nia', lastName: 'Cole' }).expect(303)
  expect(orderFields(mainOf((await shopper.get('/cart').expect(200)).text))).toEqual({})
})

test('an order that was not placed is placed from its review, and the cart says nothing of it', async () => {
  const shopper = await readyShopper()
  const { fields } = await review(shopper)
  await shop.faults('create-order', { status: 503, times: 2 })
  const failed = await shopper.post('/checkout/order', fields).expect(503)
  await shop.calm()
  expect(orderFields(mainOf(failed.text))).toEqual(fields)
  expect(mainOf((await shopper.get('/cart').expect(200)).text).textContent).not.toContain('your last order')
  await shopper.post('/checkout/order', fields).expect(303).expect('location', '/order-confirmation')
})

test('after Log out nothing says that an order was tried', async () => {
  const shopper = await readyShopper()
  await shop.faults('create-order', { reset: true, afterwards: true, times: 2 })
  await shopper.post('/checkout/order', (await review(shopper)).fields).expect(303)
  await shop.calm()
  await shopper.post('/logout', {}).expect(303)
  expect(orderFields(mainOf((await shopper.get('/cart').expect(200)).text))).toEqual({})
})

test.each([
  ['an empty cart', []],
  ['a cart', [PRINT]],
])(
  'of a guest’s order that a customer with %s cannot find nothing is said but where to look',
  async (_, upis) => {
    const shopper = await readyShopper()
    const { fields } = await review(shopper)
    await shop.faults('create-order', { reset: true, afterwards: true, times: 2 })
    await shopper.post('/checkout/order', fields).expect(303)
    await shop.calm()
    const login = { email: `attempt-${upis.length}@example.com`, password: 'Quiet.Ridge.7' }
    await shopper.post('/registration', { ...login, firstName: 'Nia', lastName: 'Cole' }).expect(303)
    for (const upi of upis) await shopper.add(upi).expect(200)
    const { headers } = await shopper.post('/checkout/order', fields).expect(303)
    const cart = mainOf((await shopper.get(headers['location'] ?? '').expect(200)).text)
    expect(cart.textContent).toContain('If an email confirms it, it was placed.')
    expect(cart.querySelector('a[href="/orders"]')?.textContent).toBe('Order Status')
  },
)

test('a guest’s lost order is looked for once by the customer whom the guest has become', async () => {
  const shopper = await readyShopper()
  const { fields } = await review(shopper)
  await shop.faults('create-order', { status: 503, afterwards: true, times: 2 })
  await shopper.post('/checkout/order', fields).expect(303)
  await shop.calm()
  const login = { email: 'was-guest@example.com', password: 'Quiet.Ridge.7' }
  await shopper.post('/registration', { ...login, firstName: 'Nia', lastName: 'Cole' }).expect(303)
  const inCart = async () => orderFields(mainOf((await shopper.get('/cart').expect(200)).text))
  expect(await inCart()).toEqual(fields)
  await shopper.post('/checkout/order', fields).expect(303).expect('location', '/cart?order=unknown')
  expect(await inCart()).toEqual({})
})

test.each([
  ['has become part of a customer’s', async () => {}],
  [
    'the customer has brought to its review in another tab',
    async (shopper: Shopper) => {
      await walk(shopper)
      await review(shopper)
    },
  ],
])('a guest’s cart that %s is looked at again before it is ordered', async (name, goOn) => {
  const shopper = await readyShopper()
  const { fields } = await review(shopper)
  const login = { email: `merged${name.length}@example.com`, password: 'Quiet.Ridge.7' }
  await shopper.post('/registration', { ...login, firstName: 'Nia', lastName: 'Cole' }).expect(303)
  await goOn(shopper)
  const again = '/checkout?step=review&problem=other-cart'
  await shopper.post('/checkout/order', fields).expect(303).expect('location', again)
  const page = mainOf((await shopper.get(again).expect(200)).text)
  const notice = 'Your cart has changed in another tab. If an email confirms an order, it was placed.'
  expect(page.textContent).toContain(notice)
  await walk(shopper)
  await shopper.post('/checkout/order', (await review(shopper)).fields).expect(303)
  expect(await orderNumberOf(shopper)).not.toBe('')
})

test('an attempt of which nothing is known any more is forgotten', async () => {
  const shopper = await readyShopper()
  const { fields } = await review(shopper)
  await shop.faults('create-order', { reset: true, times: 2 })
  await shopper.post('/checkout/order', { ...fields, basket: 'none' }).expect(503)
  await shop.calm()
  const cart = async () => mainOf((await shopper.get('/cart').expect(200)).text)
  const again = orderFields(await cart())
  expect(again['basket']).toBe('none')
  await shopper.post('/checkout/order', again).expect(303).expect('location', '/cart?order=unknown')
  expect(orderFields(await cart())).toEqual({})
})

test('a declined card leads back to payment, nothing is charged, and another card pays', async () => {
  const shopper = await readyShopper({ ...STEPS, payment: DECLINED })
  const answer = await shopper.post('/checkout/order', (await review(shopper)).fields).expect(303)
  const page = mainOf((await shopper.get(answer.headers['location'] ?? '').expect(200)).text)
  within(page).getByRole('alert')
  expect(page.textContent).toContain('Your card was declined and nothing was charged.')
  await walk(shopper, { payment: CARD })
  await shopper.post('/checkout/order', (await review(shopper)).fields).expect(303)
  expect(await orderNumberOf(shopper)).toMatch(/^W\d{9}$/)
})

test('what another shopper bought meanwhile is not sold twice', async () => {
  const { upi, stock } = await findScarce()
  const both = await Promise.all([readyShopper(STEPS, upi, stock), readyShopper(STEPS, upi, stock)])
  const pages = await Promise.all(both.map(shopper => review(shopper)))
  const [first, second] = both
  await first?.post('/checkout/order', pages[0]?.fields ?? {}).expect(303)
  const refused = await second?.send('/checkout/order', pages[1]?.fields ?? {})
  expect(refused?.status).toBe(422)
  expect(JSON.stringify(refused?.body)).toContain('Nothing was charged.')
})

const setClock = (offsetMs: number) =>
  fetch(`${shop.upstream.controlUrl}/clock`, { method: 'PUT', body: JSON.stringify({ offsetMs }) })

// At the beginning of a minute, so that none ends during the test.
const startOfMinute = (minutes: number) => minutes * 60_000 - (Date.now() % 60_000)

test('a price that rises before the order is shown first, and the new total is what is paid', async () => {
  await setClock(startOfMinute(1))
  const shopper = await readyShopper({ ...STEPS, contact: { email: 'dearer@example.com' } })
  const { fields } = await review(shopper)
  await setClock(startOfMinute(3))
  const refused = await shopper.post('/checkout/order', fields).expect(422)
  expect(mainOf(refused.text).textContent).toContain('Your order has changed since you saw it.')
  const { fields: again } = await review(shopper)
  expect(again['total']).not.toBe(fields['total'])
  await shopper.post('/checkout/order', again).expect(303)
  await setClock(0)
  expect(await orderNumberOf(shopper)).toMatch(/^W\d{9}$/)
})

test('a piece that is sold out as the order is placed is named, and nothing is charged', async () => {
  const shopper = await readyShopper({ ...STEPS, contact: { email: 'soldout@example.com' } })
  const { body } = await shopper.send('/checkout/order', (await review(shopper)).fields).expect(422)
  expect(JSON.stringify(body)).toContain('Nothing was charged.')
  expect(await shopper.lines()).toHaveLength(1)
})

/** A variant of which few pieces are left. */
async function findScarce(): Promise<{ readonly upi: string; readonly stock: number }> {
  for (let work = 1; work <= 60; work += 1) {
    const { body } = await request(shop.upstream.url).get(`/bizapi/v1/products/groups/A${work}?siteId=Art`)
    for (const { upi, inventory } of body.products)
      if (inventory.stockLevel > 0 && inventory.stockLevel < 10) return { upi, stock: inventory.stockLevel }
  }
  throw new Error('Everything is plentiful.')
}
