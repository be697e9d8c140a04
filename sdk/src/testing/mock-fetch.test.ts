import { createTypeaheadClient } from '../clients/typeahead.ts'
import { SdkError } from '../errors/sdk-error.ts'
import { createHttp } from '../http/http.ts'
import { kyTransport } from '../http/ky-transport.ts'
import { fakeClock } from '../http/testing/fake-clock.ts'
import { checkLegacyAccount } from '../operations/check-legacy-account.ts'
import { checkLegacyAccountContract as contract } from '../operations/check-legacy-account.contract.ts'
import { suggestContract } from '../operations/suggest.contract.ts'
import { suggest } from '../operations/suggest.ts'
import { createSearchSuggestions } from '../services/suggestions.ts'
import { delay, failNetwork, reply, sequence } from './mock-handlers.ts'
import { createMockFetch, operationRoute } from './mock-fetch.ts'

const route = operationRoute(checkLegacyAccount)

const catchError = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  )

test('a call without a route throws, names no query, and is kept', async () => {
  const mock = createMockFetch({ [route]: reply({ isLegacy: true }) })
  await expect(mock('https://shop.test/lega?email=jane', {})).rejects.toMatchObject({
    name: 'UnmatchedCallError',
    message: 'No route answers GET https://shop.test/lega',
  })
  await expect(mock('https://shop.test/legacy', { method: 'POST' })).rejects.toThrow(
    'POST https://shop.test/legacy',
  )
  expect(mock.calls).toHaveLength(2)
  expect(mock.unmatched).toEqual(mock.calls)
})

test.each([
  ['GET /legacy', '/proxy/legacy'],
  ['GET /categories/{id}', 'https://shop.test/v1/categories/a%2Fb?levels=3'],
  ['GET /compiled/{locale}.json', '/static/compiled/en-US.json'],
  ['GET /Sites-{siteId}-Site', '/on/Sites-Art-Site'],
  ['GET https://suggest.test', 'https://suggest.test?q=sea'],
  [operationRoute(suggest), 'https://suggest.test/?q=sea'],
  [operationRoute(suggest, '/typeahead'), '/typeahead?q=sea/legacy'],
])('%s answers %s', async (known, address) => {
  const answer = await createMockFetch({ [known]: reply({ ok: 1 }) })(address)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(await answer.json()).toEqual({ ok: 1 })
})

test.each([
  ['GET /categories/{id}', '/categories/a/b'],
  ['GET /legacy', '/not-legacy'],
  ['GET /en.json', '/enxjson'],
  ['GET https://suggest.test', 'https://search.test?q=sea'],
  [operationRoute(suggest), 'https://suggest.test/legacy'],
])('%s does not answer %s', async (known, address) => {
  await expect(createMockFetch({ [known]: reply() })(address)).rejects.toThrow('No route answers')
})

test('the first route that fits answers', async () => {
  const mock = createMockFetch({ 'GET /a/b': reply(1), 'GET /a/{x}': reply(2) })
  const answers = [await mock('/a/b'), await mock('/a/c')]
  expect(await Promise.all(answers.map(answer => answer.json()))).toEqual([1, 2])
})

test.each([
  [reply(), { status: 200, type: null, body: '' }],
  [reply(undefined, { status: 204 }), { status: 204, type: null, body: '' }],
  [reply('done'), { status: 200, type: 'application/json', body: '"done"' }],
  [
    reply('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
    { status: 502, type: 'text/html', body: '<html>' },
  ],
  [
    reply({ a: 1 }, { headers: { 'content-type': 'application/problem+json' } }),
    { status: 200, type: 'application/problem+json', body: '{"a":1}' },
  ],
])('a reply is what a test says it is', async (answer, expected) => {
  const got = await createMockFetch({ 'GET /': answer })('/')
  const body = await got.text()
  expect({ status: got.status, type: got.headers.get('content-type'), body }).toEqual(expected)
})

test('every call is seen as it was sent, also through ky', async () => {
  const mock = createMockFetch({ 'POST /a': reply(), 'PUT /a': reply() })
  await mock('/a?x=1', { method: 'POST', headers: { 'X-Id': '7' }, body: new URLSearchParams({ b: 'c d' }) })
  await kyTransport(mock)('https://shop.test/a', { method: 'PUT', body: '{"n":1}' })
  expect(mock.calls).toMatchObject([
    {
      method: 'POST',
      address: '/a?x=1',
      path: '/a',
      query: { x: '1' },
      headers: { 'x-id': '7' },
      body: 'b=c+d',
    },
    { method: 'PUT', address: 'https://shop.test/a', path: '/a', query: {}, body: '{"n":1}' },
  ])
})

test('a sequence answers one call after the other, and one too many throws', async () => {
  const mock = createMockFetch({ 'GET /a': sequence(reply(1), failNetwork(), reply(3)) })
  expect(await (await mock('/a')).json()).toBe(1)
  await expect(mock('/a')).rejects.toThrow(TypeError)
  expect(await (await mock('/a')).json()).toBe(3)
  await expect(mock('/a')).rejects.toThrow('No route answers GET /a')
  expect(mock.unmatched).toHaveLength(1)
})

test.each([['alone'], ['through ky']])(
  'an unmatched call of a client, %s, reaches the test as it is, once',
  async way => {
    const mock = createMockFetch({})
    const transport = way === 'alone' ? mock : kyTransport(mock)
    const results: (string | undefined)[] = []
    const hooks = { afterAttempt: ({ code }: { readonly code: string | undefined }) => results.push(code) }
    const http = createHttp({ services: { storefront: 'https://shop.test' }, transport, hooks })
    const requested = http.send(checkLegacyAccount, { contract, query: { email: 'jane@example.com' } })
    const error = await catchError(requested)
    expect(error).toMatchObject({
      name: 'UnmatchedCallError',
      message: 'No route answers GET https://shop.test/legacy',
    })
    expect(SdkError.is(error)).toBe(false)
    expect(mock.calls).toHaveLength(1)
    expect(results).toEqual([undefined])
  },
)

test('a service does not forgive an unmatched call', async () => {
  const http = createHttp({ services: { typeahead: 'https://suggest.test' }, transport: createMockFetch({}) })
  const client = createTypeaheadClient(http, { contracts: { suggestions: suggestContract } })
  const suggestions = createSearchSuggestions(client, { log: { warn: () => undefined } })
  await expect(suggestions.suggest('sea')).rejects.toThrow('No route answers GET https://suggest.test')
})

test('a delay passes by the fake clock, and a deadline does too', async () => {
  const clock = fakeClock()
  const transport = createMockFetch(
    { [route]: sequence(delay(4_000, reply({ isLegacy: true })), delay(6_000, reply())) },
    { clock },
  )
  const http = createHttp({ services: { storefront: 'https://shop.test' }, transport, clock })
  const ask = () => http.send(checkLegacyAccount, { contract, query: { email: 'jane@example.com' } })
  const answer = ask()
  await clock.advance(4_000)
  expect(await answer).toBe(true)
  const late = catchError(ask())
  await clock.advance(5_000)
  expect(await late).toMatchObject({ code: 'timeout' })
})

test('aborting during a delay rejects with the caller’s reason, and nothing waits on', async () => {
  const clock = fakeClock()
  const mock = createMockFetch({ 'GET /a': delay(1_000, reply()) }, { clock })
  const leaving = new AbortController()
  const answer = catchError(mock('/a', { signal: leaving.signal }))
  await clock.advance(1)
  leaving.abort(new Error('left'))
  expect(await answer).toEqual(new Error('left'))
  expect(clock.pendingTimers()).toBe(0)
  await expect(mock('/a', { signal: leaving.signal })).rejects.toThrow('left')
})
