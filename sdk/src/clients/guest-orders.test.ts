import { createHttp } from '../http/http.ts'
import { lookUpGuestOrderContract } from '../operations/look-up-guest-order.contract.ts'
import { GUEST_ORDER_SAMPLE } from '../operations/testing/guest-order-sample.ts'
import { failNetwork, reply, type MockHandler } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createGuestOrdersClient } from './guest-orders.ts'

const params = { orderId: 'W000000042', md5email: '9e26471d35a78862c17e467d87cddedf' }

function guestOrders(answer: MockHandler) {
  const transport = createMockFetch({ 'GET /guest': answer })
  const http = createHttp({ services: { orders: 'https://orders.test/v1' }, transport })
  return {
    transport,
    client: createGuestOrdersClient(http, { contracts: { order: lookUpGuestOrderContract } }),
  }
}

const failure = (answer: MockHandler): Promise<unknown> =>
  guestOrders(answer)
    .client.lookUp(params)
    .catch((thrown: unknown) => thrown)

test('an order is asked for by its number and the hash of the e-mail (ORD-16)', async () => {
  const { client, transport } = guestOrders(reply(GUEST_ORDER_SAMPLE))
  expect(await client.lookUp(params)).toMatchObject({ orderNumber: 'W000000042' })
  expect(transport.calls).toMatchObject([
    {
      method: 'GET',
      address: `https://orders.test/v1/guest?orderId=W000000042&md5email=${params.md5email}`,
      body: '',
    },
  ])
})

test.each([{}, { orderNumber: '' }, undefined])(
  'an answer like %j is an order not found (ORD-18)',
  async answer => {
    expect(await failure(reply(answer))).toMatchObject({
      name: 'NotFoundError',
      code: 'not-found',
      operation: 'look-up-guest-order',
    })
  },
)

test.each([
  ['nobody answers', failNetwork(), { code: 'network' }],
  ['the order is broken', reply({ orderNumber: 'W1' }), { code: 'bad-answer' }],
  ['there is none', reply({}, { status: 404 }), { code: 'not-found', status: 404 }],
  [
    'it was asked too often',
    reply({ message: 'Please wait a minute.' }, { status: 429, headers: { 'retry-after': '60' } }),
    { code: 'rate-limited', sentence: 'Please wait a minute.', retryAfterMs: 60_000 },
  ],
  [
    'it is closed',
    reply({ type: '/errors/closed', detail: 'We are closed.' }, { status: 503 }),
    { code: 'server', problem: 'closed', sentence: 'We are closed.' },
  ],
])('when %s, that is the error, and it is asked once', async (_, answer, error) => {
  expect(await failure(answer)).toMatchObject(error)
})

test.each([
  'No order for jane@example.com.',
  'No order for jane%40example.com.',
  'No order w000000042 here.',
  `No order for ${params.md5email.toUpperCase()}.`,
  'No order for 0cc175b9c0f1b6a831c399e269772661.',
])('a refusal that says "%s" is kept without its sentence', async sentence => {
  const error = await failure(reply({ detail: sentence }, { status: 400 }))
  expect(error).toMatchObject({ code: 'http', status: 400, sentence: undefined })
})

test('a refusal whose problem repeats what was asked is kept without it', async () => {
  const { client } = guestOrders(reply({ type: '/errors/no-jane-here' }, { status: 400 }))
  await expect(client.lookUp({ ...params, md5email: 'jane' })).rejects.toMatchObject({ problem: undefined })
})
