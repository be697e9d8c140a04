import { createServer, type RequestListener, type Server } from 'node:http'
import type { Contract } from '../model/contract.ts'
import { getCategory } from '../operations/get-category.ts'
import { SdkError } from '../errors/sdk-error.ts'
import { createHttp } from './http.ts'
import { anyContract } from './testing/any-contract.ts'
import { catchError } from './testing/catch-error.ts'

const nothing: Contract<never> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: () => ({ issues: [{ message: 'is wrong', path: ['items', 0, { key: 'a/b~c' }] }] }),
  },
}

let server: Server | undefined

afterEach(() => new Promise(resolve => (server ? server.close(resolve) : resolve(undefined))))

async function upstream(listener: RequestListener): Promise<string> {
  const made = createServer(listener)
  server = made
  await new Promise<void>(resolve => made.listen(0, '127.0.0.1', resolve))
  const address = made.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

async function ask(
  commerce: string,
  { contract = anyContract, ...rest }: { contract?: Contract<unknown>; signal?: AbortSignal } = {},
) {
  const http = createHttp({ services: { commerce }, correlationId: () => 'test-1' })
  const path = { organizationId: 'f_ecom', id: 'a b/c' }
  return http.send(getCategory, {
    contract,
    path,
    query: { levels: 3, siteId: 'Art', unknown: 'left out' },
    ...rest,
  })
}

test('a call fills its template, sends only known parameters, no cookie, and its correlation id', async () => {
  const seen: unknown[] = []
  const base = await upstream((req, res) => {
    seen.push(req.url, req.headers['correlation-id'], req.headers.cookie)
    res.end('{"id":"x"}')
  })
  expect(await ask(base)).toEqual({ id: 'x' })
  expect(seen).toEqual([
    '/product/shopper-products/v1/organizations/f_ecom/categories/a%20b%2Fc?levels=3&siteId=Art',
    'test-1',
    undefined,
  ])
})

test.each([
  [400, 'http'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'conflict'],
  [500, 'server'],
])('the status %i is the error %s', async (status, code) => {
  const base = await upstream((_req, res) => {
    res.writeHead(status).end('{"detail":"jane@example.com"}')
  })
  const error = await catchError(ask(base))
  expect(error).toMatchObject({ code, status, operation: 'get-category', requestId: 'test-1' })
  expect(SdkError.is(error)).toBe(true)
  expect(JSON.stringify(error)).not.toContain('jane')
})

test('an answer that is no JSON is unreadable', async () => {
  const base = await upstream((_req, res) => res.end('<html>'))
  expect(await catchError(ask(base))).toMatchObject({ code: 'unreadable' })
})

test('an answer that breaks its contract says where, never what (DSG-06)', async () => {
  const base = await upstream((_req, res) => res.end('{}'))
  expect(await catchError(ask(base, { contract: nothing }))).toMatchObject({
    code: 'bad-answer',
    message: `get-category of ${base} broke its contract at /items/0/a~1b~0c`,
    issues: [{ pointer: '/items/0/a~1b~0c', message: 'is wrong' }],
  })
})

test('a refused connection is a network error', async () => {
  const base = await upstream(() => {})
  await new Promise(resolve => server?.close(resolve))
  expect(await catchError(ask(base))).toMatchObject({ code: 'network' })
})

test('a redirect is not followed', async () => {
  const base = await upstream((_req, res) => res.writeHead(302, { location: 'http://127.0.0.1:1/' }).end())
  expect(await catchError(ask(base))).toMatchObject({ code: 'http', status: 302 })
})

test('a caller who changes their mind gets their own reason back', async () => {
  const base = await upstream(() => {})
  const leaving = new AbortController()
  const call = catchError(ask(base, { signal: leaving.signal }))
  leaving.abort(new Error('left'))
  expect(await call).toMatchObject({ code: 'aborted', cause: { message: 'left' } })
  server?.closeAllConnections()
})

test('a service without an address is a mistake of the configuration', async () => {
  const http = createHttp({ services: {} })
  expect(await catchError(http.send(getCategory, { contract: anyContract }))).toMatchObject({
    code: 'config',
    message: 'No address is configured for the service commerce: add it to services.',
  })
})

test('a missing path value is a mistake of the caller', async () => {
  const http = createHttp({ services: { commerce: 'http://127.0.0.1:1' } })
  expect(
    await catchError(http.send(getCategory, { contract: anyContract, path: { id: 'x' } })),
  ).toMatchObject({
    code: 'config',
    message: 'get-category needs organizationId.',
  })
})
