import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addBasketItems } from '../operations/add-basket-items.ts'
import { getCategory } from '../operations/get-category.ts'
import { getToken } from '../operations/get-token.ts'
import { logIn } from '../operations/log-in.ts'
import { authorizeGuest } from '../operations/authorize-guest.ts'
import { coalesced } from './coalesced.ts'
import { createHttp } from './http.ts'
import { anyContract } from './testing/any-contract.ts'
import { catchError } from './testing/catch-error.ts'
import { fakeClock } from './testing/fake-clock.ts'
import type { Transport, TransportRequest } from './transport.ts'
import { debugHooks, withHooks, type HookedResponse } from './with-hooks.ts'
import { withResponse } from './with-response.ts'

const services = { commerce: 'https://commerce.test' }
const category = { contract: anyContract, path: { organizationId: 'f_ecom', id: 'root' } }
const basketItems = { contract: anyContract, path: { organizationId: 'f_ecom', basketId: 'b1' } }

function answering(...statuses: readonly number[]) {
  const requests: TransportRequest[] = []
  const transport: Transport = async (_, request) => {
    requests.push(request)
    const status = statuses[Math.min(requests.length, statuses.length) - 1] ?? 200
    return Response.json({ id: 'x' }, { status, headers: { 'x-from': 'test' } })
  }
  return { requests, transport }
}

const hanging: Transport = () => new Promise(() => {})

async function listen(server: Server): Promise<string> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const close = (server: Server) => new Promise(resolve => server.close(resolve))

test('headers of all calls and of one call are sent together, and those of the call go first', async () => {
  const { requests, transport } = answering(200)
  const http = createHttp({ services, transport, headers: { 'x-partner': 'all', 'x-page': 'all' } })
  await http.send(getCategory, { ...category, headers: { 'x-page': 'home' } })
  expect(requests[0]?.headers).toMatchObject({ 'x-partner': 'all', 'x-page': 'home' })
})

test.each([
  { name: 'as the operation says', settings: {}, own: {}, sent: 3 },
  { name: 'never, for all calls', settings: { retries: 0 }, own: {}, sent: 1 },
  { name: 'once, for one call', settings: { retries: 0 }, own: { retries: 1 }, sent: 2 },
])('a call that fails in passing is repeated $name', async ({ settings, own, sent }) => {
  const { requests, transport } = answering(503)
  const http = createHttp({ services, transport, random: () => 0, ...settings })
  const operation = { ...getCategory, retries: 2 }
  await catchError(http.send(operation, { ...category, ...own }))
  expect(requests).toHaveLength(sent)
})

test('a write that is not idempotent is never repeated, whatever is asked', async () => {
  const { requests, transport } = answering(503)
  const http = createHttp({ services, transport, random: () => 0 })
  await catchError(http.send({ ...addBasketItems, idempotent: false }, { ...basketItems, retries: 3 }))
  expect(requests).toHaveLength(1)
})

test.each([
  { name: 'for all calls', settings: { timeoutMs: 20_000 }, own: {} },
  { name: 'for one call', settings: {}, own: { timeoutMs: 20_000 } },
])('a timeout $name takes the place of what the operation plans', async ({ settings, own }) => {
  const clock = fakeClock()
  const http = createHttp({ services, transport: hanging, clock, ...settings })
  const codes: unknown[] = []
  const call = http.send(getCategory, { ...category, ...own }).catch(error => codes.push(Object(error).code))
  await clock.advance(19_999)
  expect(codes).toEqual([])
  await clock.advance(1)
  await call
  expect(codes).toEqual(['timeout'])
})

test("every write of a shopper has an idempotency key, the caller's own where there is one", async () => {
  const { requests, transport } = answering(200)
  const http = createHttp({ services, transport })
  await http.send(addBasketItems, { ...basketItems, body: [] })
  await http.send(addBasketItems, { ...basketItems, body: [] })
  await http.send(addBasketItems, { ...basketItems, body: [], idempotencyKey: 'click-1' })
  await http.send(getCategory, category)
  const [first, second, own, read] = requests.map(({ headers }) => headers?.['idempotency-key'])
  expect([first, second]).toEqual([
    expect.stringMatching(/^[\da-f-]{36}$/),
    expect.stringMatching(/^[\da-f-]{36}$/),
  ])
  expect(first).not.toBe(second)
  expect([own, read]).toEqual(['click-1', undefined])
})

test('status, headers and request id of an answer stand beside its data, also for equal calls', async () => {
  const { requests, transport } = answering(200)
  const http = coalesced(createHttp({ services, transport, correlationId: () => 'call-1' }))
  const send = () => withResponse(options => http.send(getCategory, { ...category, ...options }))
  const answers = await Promise.all([send(), send()])
  expect(requests).toHaveLength(1)
  expect(answers.map(({ data, response }) => [data, response?.status, response?.requestId])).toEqual([
    [{ id: 'x' }, 200, 'call-1'],
    [{ id: 'x' }, 200, 'call-1'],
  ])
  expect(answers[1]?.response?.headers.get('x-from')).toBe('test')
})

test('hooks see a call and its answer without what may be personal or secret', async () => {
  const { transport } = answering(404)
  const clock = fakeClock()
  const seen: unknown[] = []
  const hooks = {
    onRequest: (request: unknown) => seen.push(request),
    onResponse: ({ status, error, requestId }: HookedResponse) => seen.push([status, error?.code, requestId]),
  }
  const http = withHooks(
    createHttp({ services, transport, clock, correlationId: () => 'call-1' }),
    hooks,
    clock,
  )
  const operation = { ...getCategory, query: [...getCategory.query, 'email'] }
  await catchError(
    http.send(operation, {
      ...category,
      query: { siteId: 'Art', email: 'a@example.com' },
      headers: { authorization: 'Bearer secret', 'accept-language': 'fr' },
    }),
  )
  expect(seen).toEqual([
    {
      operation: 'get-category',
      method: 'GET',
      url: `${getCategory.path}?siteId=Art&email=*`,
      headers: { authorization: '*', 'accept-language': 'fr' },
    },
    [404, 'not-found', 'call-1'],
  ])
})

test('the query of a call without a path is told from one', async () => {
  const { transport } = answering(200)
  const urls: string[] = []
  const http = withHooks(createHttp({ services, transport }), { onRequest: ({ url }) => void urls.push(url) })
  await http.send({ ...getCategory, path: '' }, { ...category, query: { siteId: 'Art' } })
  expect(urls).toEqual(['?siteId=Art'])
})

test('debugging writes a line for each call and one for each answer', async () => {
  const { transport } = answering(200)
  const clock = fakeClock()
  const lines: string[] = []
  const hooks = debugHooks(line => void lines.push(line))
  const http = withHooks(
    createHttp({ services, transport, clock, correlationId: () => 'call-1' }),
    hooks,
    clock,
  )
  await http.send(getCategory, category)
  expect(lines).toEqual([
    `get-category → GET ${getCategory.path}`,
    'get-category ← 200 0 ms call-1 https://commerce.test',
  ])
})

test('debugging says how often a call was sent, and hooks to whom', async () => {
  const lines: string[] = []
  const answers = [503, 200].map(status => Response.json({}, { status }))
  const transport: Transport = async () => answers.shift() ?? Response.error()
  const options = { services: { commerce: 'https://jane:secret@shop.test/c' }, transport, random: () => 0 }
  const sent: unknown[] = []
  const hooks = { onResponse: ({ attempts, origin }: HookedResponse) => sent.push({ attempts, origin }) }
  const http = withHooks(createHttp(options), hooks)
  await withHooks(
    http,
    debugHooks(line => void lines.push(line)),
  ).send({ ...getCategory, retries: 1 }, category)
  expect(lines[1]).toMatch(/^get-category ← 200 \d+ ms [\w-]+ https:\/\/shop\.test after 2 attempts$/)
  expect(sent).toEqual([{ attempts: 2, origin: 'https://shop.test' }])
})

test('a call without a token says how to add one, a call with a refused token does not', async () => {
  const { transport } = answering(401)
  const http = createHttp({ services, transport })
  const withoutToken = await catchError(http.send(getCategory, category))
  expect(withoutToken).toMatchObject({
    message: 'get-category answered 401',
    hint: 'Wrap the sender with withTokens.',
  })
  const refused = await catchError(
    http.send(getCategory, { ...category, headers: { authorization: 'Bearer old' } }),
  )
  expect(refused).toMatchObject({ message: 'get-category answered 401', hint: undefined })
})

test('a call without a contract names what is missing', async () => {
  const { transport } = answering(200)
  const call = JSON.parse(JSON.stringify({ path: category.path }))
  const error = await catchError(createHttp({ services, transport }).send(getCategory, call))
  expect(Object(error).code).toBe('config')
  expect(Object(error).message).toBe(
    'get-category needs contracts.category of @wallart/sdk/contracts/get-category: hand it to the client.',
  )
})

test.each([
  [authorizeGuest, 400, 'Check clientId, redirectUri and siteId.'],
  [logIn, 401, 'Check e-mail and password.'],
  [getToken, 401, 'Check clientId and clientSecret.'],
])('a refused sign-in says what to check', async (operation, status, hint) => {
  const refusing: Transport = async () => Response.json({}, { status })
  const call = { contract: anyContract, path: { organizationId: 'f_ecom' } }
  expect(await catchError(createHttp({ services, transport: refusing }).send(operation, call))).toMatchObject(
    {
      status,
      message: `${operation.id} answered ${status}`,
      hint,
    },
  )
})

describe('why a service cannot be reached', () => {
  const hangUp = createServer(request => request.socket.destroy())
  const closed = createServer()

  test.each([
    { reason: 'dns', address: async () => 'http://no-such-host.invalid' },
    { reason: 'reset', address: () => listen(hangUp) },
    { reason: 'blocked-port', address: async () => 'http://127.0.0.1:6000' },
    {
      reason: 'refused',
      async address() {
        const url = await listen(closed)
        await close(closed)
        return url
      },
    },
  ])('$reason', async ({ reason, address }) => {
    const http = createHttp({ services: { commerce: await address() }, retries: 0 })
    const error = await catchError(http.send(getCategory, category))
    expect([Object(error).code, Object(error).reason]).toEqual(['network', reason])
    expect(Object(error).message).toMatch(
      new RegExp(String.raw`^get-category could not reach http://[\w.-]+(:\d+)? \(${reason}\)$`),
    )
    const codes: Readonly<Record<string, string>> = { refused: 'ECONNREFUSED', dns: 'ENOTFOUND' }
    expect(Object(error).cause?.message ?? '').toMatch(new RegExp(codes[reason] ?? ''))
  })

  afterAll(() => close(hangUp))
})

const busy: Transport = async () => Response.json({}, { status: 429, headers: { 'retry-after': '60' } })

test('what took too long, asks to wait or fails to shake hands says so in its message and in logs', async () => {
  const clock = fakeClock()
  const slow = catchError(
    createHttp({ services, transport: hanging, clock, timeoutMs: 300 }).send(getCategory, category),
  )
  await clock.advance(300)
  expect(await slow).toMatchObject({ code: 'timeout', message: 'get-category took longer than 300 ms' })

  const tooMany = await catchError(createHttp({ services, transport: busy }).send(getCategory, category))
  expect(JSON.parse(JSON.stringify(tooMany))).toMatchObject({
    message: 'get-category answered 429',
    hint: 'Try again in 1 min.',
    retryAfterMs: 60_000,
  })

  const plain = createServer()
  const address = (await listen(plain)).replace('http:', 'https:')
  const insecure = createHttp({ services: { commerce: address }, retries: 0 })
  expect(JSON.parse(JSON.stringify(await catchError(insecure.send(getCategory, category))))).toMatchObject({
    reason: 'tls',
    detail: expect.stringMatching(/^ERR_SSL_/),
    message: expect.stringMatching(
      /^get-category could not reach https:\/\/127.0.0.1:\d+ \(tls: ERR_SSL_\w+\)$/,
    ),
  })
  await close(plain)
})
