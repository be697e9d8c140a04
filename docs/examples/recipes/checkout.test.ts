import { createHttp } from '@wallart/sdk/http'
import { createMockFetch, reply, sampleBasket, sampleOrder } from '@wallart/sdk/testing'
import { openBasket } from './basket.ts'
import { createCheckout } from './checkout.ts'

const scope = { organizationId: 'o', siteId: 'Art', locale: 'en-US' } as const
const log = { warn: () => undefined }
const BASKET = '/baskets/basket-1'
const form = {
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
  orderKey: 'order-1',
}

const customer = async () => ({ customerId: 'c1', customerType: 'guest' }) as const

function shop(baskets: readonly unknown[]) {
  const basket = reply(sampleBasket())
  const transport = createMockFetch({
    'GET /customers/c1/baskets': reply({ total: baskets.length, baskets }),
    [`PUT ${BASKET}/shipments/me/shipping-address`]: basket,
    [`GET ${BASKET}/shipments/me/shipping-methods`]: reply({
      applicableShippingMethods: [{ id: 'ground', price: 5.99 }],
      defaultShippingMethodId: 'ground',
    }),
    [`PUT ${BASKET}/shipments/me/shipping-method`]: basket,
    [`POST ${BASKET}/payment-instruments`]: basket,
    'POST /orders': reply(sampleOrder()),
  })
  const http = createHttp({ services: { commerce: 'https://commerce.test' }, transport })
  const service = openBasket(http, scope, customer, log)
  const index = createCheckout(http, scope, service, () => Date.UTC(2026, 0, 1))
  return { transport, place: index }
}

test('a basket becomes an order, and no number of a card leaves the page', async () => {
  const { transport, place: index } = shop([sampleBasket()])
  expect(await index(form)).toMatchObject({ order: { orderNumber: 'W123456789' } })
  expect(transport.unmatched).toEqual([])
  const writes = transport.calls.filter(({ method }) => method !== 'GET')
  expect(writes.map(({ address }) => /[^/]+$/.exec(new URL(address).pathname)?.[0])).toEqual([
    'shipping-address',
    'shipping-method',
    'payment-instruments',
    'orders',
  ])
  expect(writes.at(-1)).toMatchObject({
    headers: { 'idempotency-key': 'order-1' },
    body: '{"basketId":"basket-1"}',
  })
  expect(JSON.stringify(transport.calls)).not.toMatch(/4111\s?1111/)
})

test('what is wrong with the forms is said before anybody is asked', async () => {
  const { transport, place: index } = shop([sampleBasket()])
  const result = await index({ ...form, address: {}, card: { ...form.card, number: '4111' } })
  const fields = result && 'issues' in result ? result.issues.map(({ field }) => field) : []
  expect(fields).toEqual(expect.arrayContaining(['firstName', 'zip', 'number']))
  expect(transport.calls).toEqual([])
})

test('without a basket there is nothing to order', async () => {
  const { transport, place: index } = shop([])
  expect(await index(form)).toBeUndefined()
  expect(transport.calls.every(({ method }) => method === 'GET')).toBe(true)
})
