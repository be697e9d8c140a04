import { createHttp } from '@wallart/sdk/http'
import { createMockFetch, reply, sampleBasket, sampleOrder, type MockAnswer } from '@wallart/sdk/testing'
import { openBasket } from './basket.ts'
import { buy, openCheckout, type AskedOrder } from './checkout.ts'

const scope = { organizationId: 'o', siteId: 'Art', locale: 'en-US' } as const
const log = { warn: () => undefined }
const BASKET = '/baskets/basket-1'
const form = {
  email: 'jane@example.com',
  address: {
    firstName: 'Jane',
    lastName: 'Miller',
    addressLine1: '12 Harbor Street',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
    country: 'US',
  },
  card: { holder: 'Jane Miller', number: '4111 1111 1111 1111', expiry: '04/30', securityCode: '123' },
}

const customer = async () => ({ customerId: 'c1', customerType: 'guest' }) as const

const wireAddress = {
  firstName: 'Jane',
  lastName: 'Miller',
  address1: '12 Harbor Street',
  city: 'Albany',
  stateCode: 'NY',
  postalCode: '12207',
  countryCode: 'US',
}

const READY = {
  ...sampleBasket(),
  customerInfo: { email: 'jane@example.com' },
  shipments: [
    { shipmentId: 'me', shippingAddress: wireAddress, shippingMethod: { id: 'ground', name: 'Ground' } },
  ],
  billingAddress: wireAddress,
  paymentInstruments: [{ paymentInstrumentId: 'p1', paymentMethodId: 'CREDIT_CARD' }],
  orderTotal: 49.99,
}

function shop(baskets: readonly unknown[], now = READY) {
  const state = { isGone: false, orders: reply(sampleOrder()) }
  const orGone =
    (answer: MockAnswer): MockAnswer =>
    (call, clock) =>
      (state.isGone ? reply({}, { status: 404 }) : answer)(call, clock)
  const basket = orGone(reply(READY))
  const transport = createMockFetch({
    'GET /customers/c1/baskets': (call, clock) =>
      reply(state.isGone ? { total: 0 } : { total: baskets.length, baskets })(call, clock),
    [`GET ${BASKET}`]: orGone(reply(now)),
    [`PUT ${BASKET}/customer`]: basket,
    [`PUT ${BASKET}/shipments/me/shipping-address`]: basket,
    [`GET ${BASKET}/shipments/me/shipping-methods`]: reply({
      applicableShippingMethods: [{ id: 'ground', price: 5.99 }],
      defaultShippingMethodId: 'ground',
    }),
    [`PUT ${BASKET}/shipments/me/shipping-method`]: basket,
    [`PUT ${BASKET}/billing-address`]: basket,
    [`DELETE ${BASKET}/payment-instruments/p1`]: basket,
    [`PATCH ${BASKET}/payment-instruments/p1`]: orGone(reply(now)),
    [`POST ${BASKET}/payment-instruments`]: basket,
    'POST /orders': (call, clock) => state.orders(call, clock),
  })
  const http = createHttp({ services: { commerce: 'https://commerce.test' }, transport })
  const checkout = openCheckout(http, scope, openBasket(http, scope, customer, log))
  const asked: AskedOrder = { shown: undefined }
  return { transport, state, buy: () => buy(checkout, form, asked, Date.UTC(2026, 0, 1)) }
}

const SHOWN = { kind: 'changed', basket: { orderTotal: { minor: 4999 } } }

test('a basket becomes an order once its amounts were shown, and no number of a card leaves the page', async () => {
  const { transport, buy: order } = shop([READY])
  expect(await order()).toMatchObject(SHOWN)
  expect(transport.calls.some(({ address }) => address.includes('/orders'))).toBe(false)
  const shown = transport.calls.length
  expect(await order()).toMatchObject({ kind: 'placed', order: { orderNumber: 'W123456789' } })
  expect(transport.unmatched).toEqual([])
  const writes = transport.calls.slice(shown).filter(({ method }) => method !== 'GET')
  expect(writes.map(({ address }) => /[^/]+$/.exec(new URL(address).pathname)?.[0])).toEqual([
    'customer',
    'shipping-address',
    'shipping-method',
    'billing-address',
    'p1',
    'payment-instruments',
    'p1',
    'orders',
  ])
  expect(writes.at(-1)).toMatchObject({
    headers: { 'idempotency-key': 'order.basket-1' },
    body: '{"basketId":"basket-1"}',
  })
  expect(JSON.stringify(transport.calls)).not.toMatch(/4111\s?1111/)
})

test('a total that is no longer the one that was seen is not charged', async () => {
  const { transport, buy: order } = shop([READY], { ...READY, orderTotal: 59.99 })
  expect(await order()).toMatchObject(SHOWN)
  expect(await order()).toMatchObject({ kind: 'changed', basket: { orderTotal: { minor: 5999 } } })
  expect(transport.calls.some(({ address }) => address.includes('/orders'))).toBe(false)
})

test('what is wrong with the forms is said before anything is sent', async () => {
  const { transport } = shop([READY])
  const http = createHttp({ services: { commerce: 'https://commerce.test' }, transport })
  const checkout = openCheckout(http, scope, openBasket(http, scope, customer, log))
  const wrong = { ...form, address: {}, card: { ...form.card, number: '4111' } }
  const result = await buy(checkout, wrong, { shown: undefined })
  const fields = result.kind === 'invalid' ? result.issues.map(({ field }) => field) : []
  expect(fields).toEqual(expect.arrayContaining(['firstName', 'zip', 'number']))
  expect(transport.calls).toEqual([])
})

test('without a basket there is nothing to order', async () => {
  const { transport, buy: order } = shop([])
  expect(await order()).toEqual({ kind: 'gone' })
  expect(transport.calls.every(({ method }) => method === 'GET')).toBe(true)
})

test('an order whose answer was lost is answered to who presses again', async () => {
  const { transport, state, buy: order } = shop([READY])
  await order()
  state.orders = reply({}, { status: 500 })
  await expect(order()).rejects.toMatchObject({ code: 'server' })
  Object.assign(state, { orders: reply(sampleOrder()), isGone: true })
  expect(await order()).toMatchObject({ kind: 'placed', order: { orderNumber: 'W123456789' } })
  expect(await order()).toEqual({ kind: 'gone' })
  const asked = transport.calls.filter(({ address }) => address.includes('/orders?'))
  expect(new Set(asked.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set(['order.basket-1']))
})
