import { createHash } from 'node:crypto'
import { newGuest, type Buyer } from '@wallart/fixtures/services/baskets/testing/shopping.ts'
import request from 'supertest'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newCustomer } from '../testing/customer.ts'

let shop: StorefrontAndUpstream
let visitors = 0

beforeAll(async () => {
  // The clock stands still, so that no window of a rate ends in the middle of a test.
  const limiter = createRateLimiter(() => 0)
  shop = await openStorefront({ overrides: { limiter }, env: { TRUST_PROXY: '1' } })
})

afterAll(() => shop.upstream.close())

// A new client address each time, so that rate limits do not interfere.
const ask = (orderNumber: string, orderEmailAddress: string, accept = 'text/html', path = '/orders') =>
  request(shop.app)
    .post(path)
    .set({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `203.0.113.${(visitors += 1)}`, accept })
    .type('form')
    .send({ orderNumber, orderEmailAddress })

const NOT_FOUND = 'We could not find an order using the details you provided.'

test('the form asks for number and address, and for nothing else (NAV-20, ORD-01, ORD-05 to ORD-09)', async () => {
  const { text, headers } = await request(shop.app).get('/orders').expect(200)
  const form = mainOf(text).querySelector('form')
  expect([...(form?.querySelectorAll('input') ?? [])].map(({ name, type }) => [name, type])).toEqual([
    ['orderNumber', 'text'],
    ['orderEmailAddress', 'email'],
  ])
  expect(form?.querySelector('button')?.textContent).toBe('Check Status')
  expect(form?.textContent).toContain("See your order even if you don't have an account.")
  expect(headers['cache-control']).toBe('private, no-store')
})

test('without scripts the page itself says where the order is, and its address holds no personal data (ORD-12 to ORD-14)', async () => {
  const { text } = await ask(' W0000 00014', ' ANN@example.com').expect(200)
  const page = mainOf(text)
  expect(page.textContent).toContain('W000000014')
  expect(page.querySelector('[aria-current="step"]')?.textContent).toBe('Delivered')
  expect(page.querySelector('form [name="orderNumber"]')).toBeNull()
})

test('with scripts the answer holds the same detail, of the card no more than its last digits (ORD-26 to ORD-47)', async () => {
  const { body, text } = await ask('W000000014', 'ann@example.com', 'application/json').expect(200)
  const { orderNumber, status, payment, shippingAddress, rows, shipments } = body.data
  expect([orderNumber, status, payment, shippingAddress]).toEqual([
    'W000000014',
    'Delivered',
    ['Visa **** 1111', 'Expires 04/2031'],
    ['Ann Lee', '12 Garden Lane', 'Austin, TX 78701'],
  ])
  expect(rows.map(({ key }: { key: string }) => key)).toEqual([
    'subtotal',
    'discount',
    'shipping',
    'tax',
    'total',
  ])
  expect(shipments).toMatchObject([{ title: '', items: [{}, {}] }])
  expect(text).not.toContain('@example.com')
})

test('a status is said in the language of the page (ORD-28)', async () => {
  const inFrench = ['W000000012', 'W000000015'].map(number =>
    ask(number, 'ann@example.com', 'application/json', '/fr-ca/orders').expect(200),
  )
  const statuses = (await Promise.all(inFrench)).map(({ body }) => body.data.status)
  expect(statuses).toEqual(['Expédiée en partie', 'Annulée'])
})

test.each([
  ['W000000014', 'bob@example.com'],
  ['W999999999', 'ann@example.com'],
])('%s of %s is not found, and what was typed stays (ORD-19, ORD-21)', async (number, email) => {
  const { text } = await ask(number, email).expect(422)
  const page = mainOf(text)
  expect(page.querySelector('[role=alert]')?.textContent).toBe(NOT_FOUND)
  expect(page.querySelector('input[type=email]')?.getAttribute('value')).toBe(email)
})

test('what is missing is said at its field', async () => {
  const { body } = await ask('', 'nobody', 'application/json').expect(422)
  expect(Object.keys(body.errors)).toEqual(['orderNumber', 'orderEmailAddress'])
})

test('another language says it in its own words', async () => {
  const { text } = await ask('W999999999', 'ann@example.com', 'text/html', '/fr-ca/orders').expect(422)
  const message = mainOf(text).querySelector('[role=alert]')?.textContent
  expect(message).toMatch(/\S/)
  expect(message).not.toBe(NOT_FOUND)
})

const guess = (orderNumber: string, visitor: string, accept: string) =>
  request(shop.app)
    .post('/orders')
    .set({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': visitor, accept })
    .type('form')
    .send({ orderNumber, orderEmailAddress: 'eve@example.com' })

const WAIT = 'Too many attempts. Please try again in 60 seconds.'

test('guessing one e-mail address after the other is stopped, and the answer says how long to wait (SEC-07)', async () => {
  for (let turn = 0; turn < 5; turn += 1)
    await guess('W000000021', '198.51.100.7', 'application/json').expect(422)
  const { body, headers } = await guess('W000000021', '198.51.100.7', 'application/json').expect(429)
  expect(body.errors['']).toEqual([{ code: 'error.too-many-attempts', message: WAIT, values: { n: 60 } }])
  expect(headers['retry-after']).toBe('60')
})

test('who has found an order looks at it again, however often strangers have guessed meanwhile (SEC-07)', async () => {
  const browser = request.agent(shop.app)
  const look = (visitor: string) =>
    browser
      .post('/orders')
      .set({ 'sec-fetch-site': 'same-origin', 'x-forwarded-for': visitor, accept: 'application/json' })
      .type('form')
      .send({ orderNumber: 'W000000013', orderEmailAddress: 'ann@example.com' })
  await look('198.51.100.20').expect(200)
  for (let stranger = 30; stranger < 39; stranger += 1)
    await guess('W000000013', `198.51.100.${stranger}`, 'application/json').expect(422)
  await guess('W000000013', '198.51.100.40', 'application/json').expect(429)
  for (let time = 50; time < 60; time += 1) await look(`198.51.100.${time}`).expect(200)
  const { body } = await guess('W000000013', '198.51.100.61', 'application/json').expect(429)
  expect(body.errors['']).toHaveLength(1)
})

test('without scripts the form itself says how long to wait, and what was typed stays', async () => {
  for (let turn = 0; turn < 5; turn += 1) await guess('W000000022', '198.51.100.8', 'text/html').expect(422)
  const { text } = await guess('W000000022', '198.51.100.8', 'text/html').expect(429)
  const page = mainOf(text)
  expect(page.querySelector('[role=alert]')?.textContent).toBe(WAIT)
  expect(page.querySelector('input[type=email]')?.getAttribute('value')).toBe('eve@example.com')
})

test('a lookup whose service fails is no fault of the form, and its own sentence is shown (ORD-21, C-09)', async () => {
  await shop.faults('look-up-guest-order', { status: 500 })
  const { body } = await ask('W000000015', 'ann@example.com', 'application/json').expect(503)
  expect(body.errors[''][0].message).toBe('This failure was asked for.')
  await shop.calm()
})

test('an address with number and hash fills nothing but the form, and is told to no log and no other page (ORD-02, C-08)', async () => {
  const link = '/orders?o=W000000014&e=canary-77%40example.com'
  const { text, headers } = await request(shop.app).get(link).expect(200)
  const form = mainOf(text).querySelector('form')
  expect(form?.querySelector('[name=orderNumber]')?.getAttribute('value')).toBe('W000000014')
  expect(form?.querySelector('[name=orderEmailAddress]')?.getAttribute('value')).toBe('canary-77@example.com')
  expect([headers['referrer-policy'], headers['cache-control'], headers['x-robots-tag']]).toEqual([
    'strict-origin',
    'private, no-store',
    'noindex',
  ])
  expect(JSON.stringify(shop.log)).not.toContain('canary-77')
  const hashed = await request(shop.app).get('/orders?o=W000000014&e=0123456789abcdef0123456789abcdef')
  expect(mainOf(hashed.text).innerHTML).not.toContain('0123456789abcdef')
})

const sendLinked = (orderEmailAddress: string) =>
  request(shop.app)
    .post('/orders')
    .set({
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `203.0.113.${(visitors += 1)}`,
      accept: 'application/json',
    })
    .type('form')
    .send({ orderNumber: 'W000000014', orderEmailAddress, linked: 'yes' })

test('the ready-made hash of a mailed link finds the order, and a wrong one is answered as a wrong number (C-08)', async () => {
  const hash = createHash('md5').update('ann@example.com').digest('hex')
  expect((await sendLinked(hash).expect(200)).body.data.orderNumber).toBe('W000000014')
  const wrong = await sendLinked(hash.replace(/^./, 'x')).expect(422)
  expect(JSON.stringify(wrong.body)).toContain(NOT_FOUND)
})

test('the address of the detail leads to the form (ORD-25, C-18)', async () => {
  const { headers } = await request(shop.app).get('/order-status-detail').expect(303)
  expect(headers['location']).toBe('/orders')
})

test('an order in parcels says of each where it is, in the language of the page', async () => {
  const { text } = await ask('W000000040', 'ann@example.com', 'text/html', '/fr-ca/orders').expect(200)
  const page = mainOf(text)
  const headings = [...page.querySelectorAll('h3')].map(heading => heading.textContent)
  expect(headings.filter(heading => heading.startsWith('Colis'))).toEqual([
    'Colis 1 sur 3 Livré',
    'Colis 2 sur 3 Expédié',
    'Colis 3 sur 3 En production',
  ])
  expect(page.textContent).toMatch(/TransporteurFedExPrévu\d+ \S+ \d{4}/)
  expect(page.querySelectorAll('a[href^="https://parcels.example.com"]').length).toBeGreaterThan(2)
})

test('an unsafe tracking address is a number without a link', async () => {
  const { text } = await ask('W000000043', 'ann@example.com').expect(200)
  expect(text).not.toContain('javascript:alert')
  expect(mainOf(text).textContent).toMatch(/Tracking number1Z/)
})

test.each([
  ['W000000041', 'Returned'],
  ['W000000042', 'Refunded'],
  ['W000000050', 'Gift cards by email'],
  ['W000000044', 'Study in Ochre'],
  ['W000000045', 'Shipping address'],
])('the unusual order %s is shown with %j', async (number, words) => {
  const { text } = await ask(number, 'ann@example.com').expect(200)
  expect(mainOf(text).textContent).toContain(words)
})

test.each([
  ['a week before', -7 * 86_400_000, false],
  ['at its start', 0, true],
  ['at its end', 6 * 3_600_000, false],
])(
  '%s of the configured maintenance the server looks up or says when (ORD-51, S-04, S-05)',
  async (_, age, isClosed) => {
    const interval = '2026-12-05T22:00:00-05:00/2026-12-06T04:00:00-05:00'
    const now = () => Date.parse('2026-12-05T22:00:00-05:00') + age
    const { app } = await shop.beforeSame({ env: { ORDER_MAINTENANCE: interval }, options: { now } })
    const main = mainOf((await request(app).get('/orders').expect(200)).text)
    expect(main.textContent).not.toMatch(/unavailable|maintenance/)
    expect(main.querySelector('form button:disabled')).toBeNull()
    const { text } = await request(app)
      .post('/orders')
      .set('sec-fetch-site', 'same-origin')
      .type('form')
      .send({ orderNumber: 'W000000014', orderEmailAddress: 'ann@example.com' })
    expect(text.includes('12 Garden Lane')).toBe(!isClosed)
    expect(text.includes('Please check again after Sunday December 6 4:00 AM EST.')).toBe(isClosed)
  },
)

const BASKETS = '/checkout/shopper-baskets/v1/organizations/{o}/baskets'
const ORDERS = '/checkout/shopper-orders/v1/organizations/{o}/orders'
const TEXAS = {
  firstName: 'Ann',
  lastName: 'Lee',
  address1: '12 Garden Lane',
  city: 'Austin',
  stateCode: 'TX',
  postalCode: '78701',
  countryCode: 'US',
}
const ALASKA = { ...TEXAS, firstName: 'Bob', city: 'Anchorage', stateCode: 'AK', postalCode: '99501' }

/** Another frontend sends one piece to Texas and one to Alaska. */
async function splitBasket(email: string): Promise<{ readonly partner: Buyer; readonly basketId: string }> {
  const partner = await newGuest({ url: shop.upstream.url, now: Date.now }).register(email)
  const { body } = await partner.ask('POST', BASKETS, {
    customerInfo: { email },
    shipments: [
      { shipmentId: 'me', shippingAddress: TEXAS, shippingMethod: { id: 'standard' } },
      { shipmentId: 'bob', shippingAddress: ALASKA, shippingMethod: { id: 'express' } },
    ],
    productItems: [
      { productId: 'A12AP', quantity: 1 },
      { productId: 'A8AFB', quantity: 1, shipmentId: 'bob' },
    ],
  })
  return { partner, basketId: String(body['basketId']) }
}

test('an order that goes to two addresses says of each parcel where it goes', async () => {
  const email = 'two-parcels@example.com'
  const { partner, basketId } = await splitBasket(email)
  await partner.ask('PUT', `${BASKETS}/${basketId}/billing-address`, TEXAS)
  const paymentCard = { maskedNumber: '1111', cardType: 'Visa', expirationMonth: 4, expirationYear: 2031 }
  const payment = { paymentMethodId: 'CREDIT_CARD', paymentCard }
  await partner.ask('POST', `${BASKETS}/${basketId}/payment-instruments`, payment)
  const placed = await partner.ask('POST', ORDERS, { basketId })
  const number = String(placed.body['orderNo'])
  const customer = await newCustomer(shop.app, { email, password: 'Wallart1!' })
  const pages = [await ask(number, email), await customer.get(`/account/orders/${number}`)]
  for (const { text } of pages) {
    const main = mainOf(text)
    const parcels = [...main.querySelectorAll('h3 + dl')].map(({ textContent }) => textContent)
    expect(parcels).toEqual([
      expect.stringContaining('Ann Lee, 12 Garden Lane, Austin, TX 78701'),
      expect.stringContaining('Bob Lee, 12 Garden Lane, Anchorage, AK 99501'),
    ])
  }
})

test('a cart that was to go to two addresses is told of it, and goes to the one that is entered', async () => {
  const email = 'two-addresses@example.com'
  await splitBasket(email)
  const shopper = await newCustomer(shop.app, { email, password: 'Wallart1!' })
  const openStep = async () => {
    const main = mainOf((await shopper.get('/checkout?step=review').expect(200)).text)
    return { step: main.querySelector('[aria-current=step]')?.id, text: main.textContent }
  }
  const before = await openStep()
  expect(before.step).toBe('checkout-step-shipping')
  expect(before.text).toContain('more than one address')
  const maine = { city: 'Portland', state: 'ME', zip: '04101', country: 'US' }
  const person = { firstName: 'Nia', lastName: 'Cole', addressLine1: '12 Harbor Street' }
  await shopper.post('/checkout/shipping', { ...person, ...maine }).expect(303)
  const after = await openStep()
  expect(after.text).toContain('Portland, ME 04101')
  expect(after.text).not.toMatch(/Anchorage|Austin|more than one address/)
  expect(after.step).toBe('checkout-step-payment')
})
