import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { addBasketPayment } from '@wallart/sdk/operations/add-basket-payment'
import { createBasket } from '@wallart/sdk/operations/create-basket'
import { createOrder } from '@wallart/sdk/operations/create-order'
import { createPhoto } from '@wallart/sdk/operations/create-photo'
import { getCategory } from '@wallart/sdk/operations/get-category'
import { getRatings } from '@wallart/sdk/operations/get-ratings'
import { getShippingMethods } from '@wallart/sdk/operations/get-shipping-methods'
import { getToken } from '@wallart/sdk/operations/get-token'
import { logIn } from '@wallart/sdk/operations/log-in'
import { setBillingAddress } from '@wallart/sdk/operations/set-billing-address'
import { setShippingAddress } from '@wallart/sdk/operations/set-shipping-address'
import { updateBasketPayment } from '@wallart/sdk/operations/update-basket-payment'
import { startPasswordlessLogin } from '@wallart/sdk/operations/start-passwordless-login'
import { pino } from 'pino'
import { createMetrics } from '../admin/metrics.ts'
import { readConfig } from '../config.ts'
import { CallContext } from '../front/call-context.ts'
import { callsOf, createHttpClients } from './http-clients.ts'

async function openService(answer: RequestListener, { ownPagesAtOnce = 48, upstreamPatience = 1 } = {}) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { upstream } = readConfig({ UPSTREAM_PORT: String(port) })
  const metrics = createMetrics()
  const http = createHttpClients({
    upstream,
    upstreamPatience,
    ownPagesAtOnce,
    hosts: () => [],
    metrics,
    tracer: undefined,
    log: pino({ level: 'silent' }),
  })('Art')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { http, metrics, close }
}

test('a service that refuses writes keeps its reads and its tokens', async () => {
  const { http, metrics, close } = await openService((req, res) => {
    const isBasket = req.url?.includes('/baskets') ?? false
    res.writeHead(isBasket ? 503 : 204).end()
  })
  const path = { organizationId: 'o' }
  const call = { contract: emptyContract, query: { siteId: 'Art' } }
  const codes: unknown[] = []
  for (let times = 0; times < 40; times++)
    await http.send(createBasket, { ...call, path, body: {} }).catch(error => codes.push(error.code))
  expect(codes.at(-1)).toBe('unavailable')
  await http.send(getCategory, { ...call, path: { ...path, id: 'space' } })
  await http.send(getToken, { ...call, query: {}, path, body: {} })
  const open = /upstream_circuit_open\{service="commerce",site="Art",lane="shoppers",kind="writes"\} 1/
  expect(await metrics.text()).toMatch(open)
  close()
})

test.each([
  ['rates of carriers', getShippingMethods, '/shipping-methods', 'get-shipping-methods', setShippingAddress],
  ['billing addresses', setBillingAddress, '/billing-address', 'set-billing-address', updateBasketPayment],
  ['payments', addBasketPayment, '/payment-instruments', 'add-basket-payment', updateBasketPayment],
  ['orders', createOrder, '/orders', 'create-order', addBasketPayment],
  ['letters for sign-ins', startPasswordlessLogin, '/passwordless/login', 'letters', logIn],
] as const)('%s that fail leave what goes without them alone', async (_, failing, end, kind, other) => {
  const answer: RequestListener = (req, res) => {
    const { pathname } = new URL(req.url ?? '', 'http://service.test')
    res.writeHead(pathname.endsWith(end) ? 503 : 204).end()
  }
  const { http, metrics, close } = await openService(answer)
  const path = { organizationId: 'o', basketId: 'b', shipmentId: 'me', paymentInstrumentId: 'p' }
  const call = { contract: emptyContract, query: { siteId: 'Art' }, path }
  const codes: unknown[] = []
  for (let times = 0; times < 40; times++)
    await http
      .send(failing, { ...call, path: { ...path, basketId: `b${times}` } })
      .catch(error => codes.push(error.code))
  expect(codes.at(-1)).toBe('unavailable')
  await http.send(other, call)
  const open = `upstream_circuit_open{service="commerce",site="Art",lane="shoppers",kind="${kind}"} 1`
  expect(await metrics.text()).toContain(open)
  close()
})

test('photos that never arrive whole leave the calls of pages their places', async () => {
  const arrived: string[] = []
  const { http, close } = await openService((req, res) => {
    if (req.method === 'GET') res.writeHead(204).end()
    else arrived.push(req.url ?? '')
  })
  const leaving = new AbortController()
  const photos = Array.from({ length: 300 }, () =>
    http.send(createPhoto, {
      contract: emptyContract,
      file: new ReadableStream<Uint8Array>({ start: body => body.enqueue(new Uint8Array(16)) }),
      signal: leaving.signal,
    }),
  )
  const ended = Promise.allSettled(photos)
  while (arrived.length < 256) await new Promise(resolve => setImmediate(resolve))
  await http.send(getRatings, { contract: emptyContract, path: { upi: 'A42' }, query: {} })
  leaving.abort()
  const codes = (await ended).map(photo => (photo.status === 'rejected' ? photo.reason.code : 'sent'))
  expect(new Set(codes)).toEqual(new Set(['aborted', 'unavailable']))
  close()
})

test('photos of forty addresses, six of each, wait for none of the others before they reach the service', async () => {
  const arrived: string[] = []
  const { http, close } = await openService((req, res) => {
    arrived.push(req.url ?? '')
    if (arrived.length === 241) res.writeHead(204).end()
  })
  const leaving = new AbortController()
  const file = new Blob([new Uint8Array(16)])
  const send = () => http.send(createPhoto, { contract: emptyContract, file, signal: leaving.signal })
  const others = Promise.allSettled(Array.from({ length: 240 }, send))
  while (arrived.length < 240) await new Promise(resolve => setImmediate(resolve))
  await expect(send()).resolves.toBeUndefined()
  leaving.abort()
  await others
  close()
})

const ratings = (upi: string) => ({ contract: emptyContract, path: {}, query: { upi } })

class FullCart extends CallContext {
  override readonly id = 'full-cart'
  override readonly traceId = ''
  override readonly spanId = undefined
  override readonly isSampled = undefined
  override readonly shopper = undefined
  override readonly signal = new AbortController().signal
}

test('a request that needs hundreds of works gets them, and leaves the calls of others their places', async () => {
  let inFlight = 0
  let most = 0
  const answer: RequestListener = (_req, res) => {
    inFlight += 1
    most = Math.max(most, inFlight)
    setImmediate(() => {
      inFlight -= 1
      res.writeHead(204).end()
    })
  }
  // However busy the machine is, none is too late.
  const { http, close } = await openService(answer, { upstreamPatience: 25 })
  const context = new FullCart()
  const calls = callsOf(context, http)
  const works = Array.from({ length: 200 }, (_, at) => calls.send(getRatings, ratings(`A${at}`)))
  await http.send(getRatings, ratings('other'))
  await Promise.all(works)
  expect(most).toBeLessThan(10)
  expect(context.upstreamCalls.length).toBeGreaterThan(0)
  close()
})

test.each([
  [6, 12],
  [48, 32],
])(
  'of %i pages at once a service gets %i calls, and shoppers take turns for the rest',
  async (pages, calls) => {
    let inFlight = 0
    let most = 0
    const answer: RequestListener = (_req, res) => {
      most = Math.max(most, (inFlight += 1))
      setTimeout(() => {
        inFlight -= 1
        res.writeHead(204).end()
      }, 20)
    }
    // However busy the machine is, none is too late.
    const { http, close } = await openService(answer, { ownPagesAtOnce: pages, upstreamPatience: 25 })
    let answered = 0
    const read = (work: string, shopper: string) =>
      http.send(getRatings, { ...ratings(work), shopper }).then(() => (answered += 1))
    const crowd = Array.from({ length: 160 }, (_, at) => read(`A${at}`, `198.51.100.${at % 4}`))
    const before = await read('other', '203.0.113.9')
    await Promise.all(crowd)
    expect(most).toBe(calls)
    expect(before).toBeLessThan(2 * calls + 5)
    close()
  },
)
