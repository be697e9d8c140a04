import { createHttp } from '../http/http.ts'
import { getCustomerOrdersContract } from '../operations/get-customer-orders.contract.ts'
import { orderContract } from '../operations/order.contract.ts'
import { ORDER_SAMPLE } from '../operations/testing/order-sample.ts'
import { reply } from '../testing/mock-handlers.ts'
import { createMockFetch, type MockRoutes } from '../testing/mock-fetch.ts'
import { createOrdersClient } from './orders.ts'

const ORDERS = 'https://commerce.test/checkout/shopper-orders/v1/organizations/org/orders'
const SCOPE = 'siteId=Art&locale=en-CA'

function orders(routes: MockRoutes) {
  const transport = createMockFetch(routes)
  const http = createHttp({ services: { commerce: 'https://commerce.test' }, transport })
  const scope = { organizationId: 'org', siteId: 'Art', locale: 'en-CA' } as const
  const client = createOrdersClient(http, {
    ...scope,
    contracts: { order: orderContract, orders: getCustomerOrdersContract },
  })
  return { transport, client }
}

test.each<[string, object]>([
  ['with a text for its tax', { ...ORDER_SAMPLE, taxTotal: '4.20' }],
  ['without its date', { orderNo: 'W000000042' }],
])('an order that is answered %s is placed, and its number known', async (_, answer) => {
  const { client } = orders({ 'POST /orders': reply(answer), 'GET /orders/{orderNo}': reply(answer) })
  expect(await client.create('b1')).toEqual({ orderNumber: 'W000000042' })
  await expect(client.get('W000000042')).rejects.toMatchObject({ code: 'bad-answer' })
})

test.each([[{}], [{ orderNo: '' }], [{ orderNo: 7 }], [null]])(
  'an answer without the number of an order, as %j, is none',
  async answer => {
    const { client } = orders({ 'POST /orders': reply(answer) })
    await expect(client.create('b1')).rejects.toMatchObject({ code: 'bad-answer' })
  },
)

test('an order is made of a basket, under the key of the click', async () => {
  const { client, transport } = orders({ 'POST /orders': reply(ORDER_SAMPLE) })
  expect(await client.create('b1', { idempotencyKey: 'k1' })).toMatchObject({ orderNumber: 'W000000042' })
  expect(transport.calls).toMatchObject([
    { address: `${ORDERS}?${SCOPE}`, body: '{"basketId":"b1"}', headers: { 'idempotency-key': 'k1' } },
  ])
})

test('an order is never placed twice because its answer was lost', async () => {
  const { client, transport } = orders({ 'POST /orders': reply({}, { status: 503 }) })
  await expect(client.create('b1')).rejects.toMatchObject({ code: 'server', operation: 'create-order' })
  expect(transport.calls).toHaveLength(1)
})

test('an order of the shopper is read by its number', async () => {
  const { client, transport } = orders({ 'GET /orders/{orderNo}': reply(ORDER_SAMPLE) })
  expect(await client.get('W000000042')).toMatchObject({ orderNumber: 'W000000042' })
  expect(transport.calls).toMatchObject([{ address: `${ORDERS}/W000000042?${SCOPE}` }])
})

test.each([
  [undefined, ''],
  [{ limit: 10, offset: 20 }, 'limit=10&offset=20&'],
  [
    { status: 'new', from: '2026-01-01', until: '2026-02-01' },
    'status=new&from=2026-01-01&until=2026-02-01&',
  ],
])('a page of a customer’s orders: %j', async (wanted, query) => {
  const answer = reply({ data: [ORDER_SAMPLE], offset: 0, limit: 10, total: 1 })
  const { client, transport } = orders({ 'GET /customers/c1/orders': answer })
  expect(await client.listForCustomer('c1', wanted)).toMatchObject({
    total: 1,
    orders: [{ currency: 'USD' }],
  })
  expect(transport.calls[0]?.address).toBe(
    `https://commerce.test/customer/shopper-customers/v1/organizations/org/customers/c1/orders?${query}siteId=Art`,
  )
})

test('an order that there is not is an error without its number', async () => {
  const { client } = orders({ 'GET /orders/{orderNo}': reply({ detail: 'No W000000042' }, { status: 404 }) })
  const error: unknown = await client.get('W000000042').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'not-found' })
  expect(JSON.stringify(error)).not.toContain('W000000042')
})
