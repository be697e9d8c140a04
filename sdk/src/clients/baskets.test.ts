import { createHttp } from '../http/http.ts'
import { createRecordingTransport, type PreparedResponse } from '../http/testing/recording-transport.ts'
import { basketContract } from '../operations/basket.contract.ts'
import { emptyContract } from '../operations/empty.contract.ts'
import { transferBasketContract } from '../operations/transfer-basket.contract.ts'
import { createBasketsClient, type BasketsClient } from './baskets.ts'

const ROOT = 'https://c.test/checkout/shopper-baskets/v1/organizations/f_ecom/baskets'
const scope = { organizationId: 'f_ecom', siteId: 'Art', locale: 'en-CA' } as const
const contracts = { basket: basketContract, transferred: transferBasketContract, empty: emptyContract }
const key = { idempotencyKey: 'k1' }
const line = { productId: 'p1', quantity: 2, upi: 'U1', custom: { c_frame: 'oak' } }

function clientWith(...answers: readonly PreparedResponse[]) {
  const { transport, requests } = createRecordingTransport(answers)
  const http = createHttp({ services: { commerce: 'https://c.test' }, transport, random: () => 0 })
  return { client: createBasketsClient(http, { ...scope, contracts }), requests }
}

const missing = () => new Response(null, { status: 503 })

type Case = readonly [string, (client: BasketsClient) => Promise<unknown>, string, string, unknown]

test.each<Case>([
  ['creating (API-07)', c => c.create('CAD', key), 'POST', '', { currency: 'CAD' }],
  [
    'changing the currency (API-07)',
    c => c.setCurrency('b 1', 'CAD', key),
    'PATCH',
    '/b%201',
    { currency: 'CAD' },
  ],
  [
    'telling the e-mail (API-07)',
    c => c.setEmail('b1', 'j@x.co', key),
    'PUT',
    '/b1/customer',
    { email: 'j@x.co' },
  ],
  [
    'adding lines (ATC-01)',
    c => c.addItems('b1', [line], key),
    'POST',
    '/b1/items',
    [{ c_frame: 'oak', c_upi: 'U1', productId: 'p1', quantity: 2 }],
  ],
  [
    'changing a quantity',
    c => c.updateItem('b1', 'i/1', 3, key),
    'PATCH',
    '/b1/items/i%2F1',
    { quantity: 3 },
  ],
  ['removing a line (API-06)', c => c.removeItem('b1', 'i1', key), 'DELETE', '/b1/items/i1', undefined],
  [
    'adding a promo code (PRM-05)',
    c => c.addCoupon('b1', 'ART20', key),
    'POST',
    '/b1/coupons',
    { code: 'ART20' },
  ],
  [
    'removing a promo code (PRM-06)',
    c => c.removeCoupon('b1', 'k1', key),
    'DELETE',
    '/b1/coupons/k1',
    undefined,
  ],
])('%s answers the basket', async (_, call, method, path, body) => {
  const { client, requests } = clientWith(Response.json({ basketId: 'b1', currency: 'CAD' }))
  expect(await call(client)).toMatchObject({ basketId: 'b1', productItems: [] })
  const [request] = requests
  expect(request).toMatchObject({ method, address: `${ROOT}${path}?siteId=Art&locale=en-CA` })
  expect(request?.headers).toMatchObject({ 'idempotency-key': 'k1', 'content-type': 'application/json' })
  expect(request?.body === undefined ? undefined : JSON.parse(request.body)).toEqual(body)
})

test('baskets are merged by a request without a body but with its type (API-08)', async () => {
  const { client, requests } = clientWith(Response.json({ basketId: 'b1', currency: 'USD' }))
  expect(await client.merge(key)).toMatchObject({ basketId: 'b1' })
  expect(requests).toMatchObject([
    {
      method: 'POST',
      address: `${ROOT}/actions/merge?createDestinationBasket=true&siteId=Art&locale=en-CA`,
      headers: { 'content-type': 'application/json' },
      body: undefined,
    },
  ])
})

test('a transfer and a deletion may answer nothing', async () => {
  const { client, requests } = clientWith(
    new Response(null, { status: 204 }),
    new Response(null, { status: 204 }),
  )
  expect([await client.transfer(), await client.delete('b1')]).toEqual([undefined, undefined])
  expect(requests.map(({ method, address }) => `${method} ${address}`)).toEqual([
    `POST ${ROOT}/actions/transfer?merge=true&siteId=Art&locale=en-CA`,
    `DELETE ${ROOT}/b1?siteId=Art`,
  ])
})

test('reading is repeated when it fails in passing, writing is not', async () => {
  const reading = clientWith(missing(), Response.json({ basketId: 'b1', currency: 'USD' }))
  expect(await reading.client.get('b1')).toMatchObject({ basketId: 'b1' })
  const writing = clientWith(missing(), missing())
  await expect(writing.client.removeItem('b1', 'i1', key)).rejects.toMatchObject({ code: 'server' })
  expect(writing.requests).toHaveLength(1)
})

test.each([
  [400, 'customer-baskets-quota-exceeded', 'http'],
  [404, 'basket-not-found', 'not-found'],
  [409, 'source-basket', 'conflict'],
])('the refusal %i %s is thrown with what it says', async (status, slug, code) => {
  const type = `https://api.commercecloud.salesforce.com/documentation/error/v1/errors/${slug}`
  const { client } = clientWith(
    Response.json({ title: slug, type, detail: '', basketIds: ['b9'] }, { status }),
  )
  await expect(client.create('USD')).rejects.toMatchObject({ code, problem: slug, basketIds: ['b9'] })
})

test('an answer that is no basket is refused', async () => {
  const { client } = clientWith(Response.json({ basketId: 'b1' }))
  await expect(client.get('b1')).rejects.toMatchObject({ code: 'bad-answer' })
})
