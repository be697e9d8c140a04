import { readResponse, type ReadResponseOptions } from './read-response.ts'
import { catchError } from './testing/catch-error.ts'

const context = {
  operation: 'get-thing',
  service: 'commerce',
  origin: 'https://shop.test',
  requestId: 'id-1',
}
const { signal } = new AbortController()

const read = (response: Response, some: Partial<ReadResponseOptions> = {}) =>
  readResponse(response, { context, maxBytes: 1000, now: 0, signal, ...some })

const typed = (type: string, body = '{"id":"x"}') => new Response(body, { headers: { 'content-type': type } })

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/problem+json',
  'text/plain;charset=UTF-8',
])('JSON is read under the type %s', async type => {
  expect(await read(typed(type))).toEqual({ id: 'x' })
})

test('JSON is read under no type at all', async () => {
  expect(await read(new Response(new TextEncoder().encode('{"id":"x"}')))).toEqual({ id: 'x' })
})

const hint = 'Check that https://shop.test is the address of the service commerce.'

test.each([
  ['text/html', 'text/html'],
  ['image/png', 'image/png'],
  ['application/octet-stream', 'application/octet-stream'],
  ['multipart/form-data; x=text/plain', 'multipart/form-data'],
])('what calls itself %s is unreadable, and likely of another server', async (type, sent) => {
  expect(await catchError(read(typed(type)))).toMatchObject({ message: `${sent}, not JSON`, hint })
})

test('a page that calls itself JSON is unreadable', async () => {
  expect(await catchError(read(typed('application/json', '<html>')))).toMatchObject({
    message: 'it is not JSON',
  })
})

test('an authorization is a redirect, not a page', async () => {
  const location = 'https://shop.test/callback?code=c'
  const answer = 'location'
  const redirect = new Response(null, { status: 303, headers: { location } })
  expect(await read(redirect, { answer })).toEqual({ location })
  expect(await catchError(read(typed('text/html'), { answer }))).toMatchObject({
    message: 'text/html, not JSON',
    hint,
  })
})

test.each([
  ['text/html; charset=utf-8', 'secret'],
  ['text/html', ''],
  ['text/plain', '404 page not found'],
  ['application/json', '<html>'],
])(
  'a 404 with %s and %j, as of a gateway without the service, tells nothing of what is missing',
  async (type, body) => {
    const answer = new Response(body, { status: 404, headers: { 'content-type': type } })
    expect(await catchError(read(answer))).toMatchObject({ message: 'a 404 without JSON', hint })
  },
)

test.each([
  [405, 'text/html', 'secret'],
  [301, 'text/plain', 'secret'],
])('a refusal with %i, %s and %s is one of another server', async (status, type, body) => {
  const answer = new Response(body, { status, headers: { 'content-type': type } })
  expect(await catchError(read(answer))).toMatchObject({
    status,
    code: 'http',
    problem: 'wrong-server',
    hint,
  })
})

test.each([
  [404, 'application/json', '{}'],
  [404, 'text/plain', ''],
  [400, 'text/plain', 'Bad.'],
  [502, 'text/html', 'secret'],
])('a refusal with %i, %s and %s is one of the service', async (status, type, body) => {
  const answer = new Response(body, { status, headers: { 'content-type': type } })
  expect(await catchError(read(answer))).toMatchObject({ status, problem: undefined })
})

test.each([
  ['not-found', hint],
  ['product-not-found', undefined],
])('the 404 of a platform that says %s may be one of a wrong path', async (problem, expected) => {
  const answer = Response.json({ type: `/errors/${problem}` }, { status: 404 })
  expect(await catchError(read(answer))).toMatchObject({ code: 'not-found', problem, hint: expected })
})

test('nothing is nothing, whatever it calls itself', async () => {
  expect(await read(typed('text/html', ''))).toBeUndefined()
  expect(await read(new Response(null, { status: 204 }))).toBeUndefined()
})

test('an answer that is too large is unreadable', async () => {
  expect(await catchError(read(new Response('[1,2]'), { maxBytes: 4 }))).toMatchObject({
    message: 'it is larger than maxBytes, 4',
  })
})

test('a refusal says what the service said of it', async () => {
  const body = { type: '/errors/quota-exceeded', detail: 'Too many.', basketIds: 'a,b' }
  const answer = Response.json(body, { status: 400, headers: { 'retry-after': '3' } })
  expect(await catchError(read(answer))).toMatchObject({
    name: 'HttpError',
    status: 400,
    problem: 'quota-exceeded',
    sentence: 'Too many.',
    basketIds: ['a', 'b'],
    retryAfterMs: 3000,
  })
})

test('a date in Retry-After is measured from now', async () => {
  const headers = { 'retry-after': 'Thu, 01 Jan 1970 00:00:09 GMT' }
  const answer = new Response('', { status: 503, headers })
  expect(await catchError(read(answer, { now: 4000 }))).toMatchObject({ retryAfterMs: 5000 })
})

const torn = () =>
  new ReadableStream({
    start(controller) {
      controller.error(new TypeError('terminated'))
    },
  })

test.each([
  ['a page', '<html>'],
  ['too many words', `"${'x'.repeat(2000)}"`],
  ['100,000 levels', '['.repeat(100_000)],
  ['half an answer', torn()],
  ['nothing', null],
])('a refusal with %s is still that refusal', async (_, body) => {
  expect(await catchError(read(new Response(body, { status: 503 })))).toMatchObject({
    name: 'ServerError',
    code: 'server',
    problem: undefined,
  })
})

test('an answer that is a place is read from its header, or from where it led', async () => {
  const answer = 'location'
  const moved = new Response(null, {
    status: 303,
    headers: { location: 'https://shop.test/callback?code=1' },
  })
  expect(await read(moved, { answer })).toEqual({
    location: 'https://shop.test/callback?code=1',
  })
  for (const status of [200, 404]) {
    const led = new Response('<html>', { status })
    const url = 'https://shop.test/callback?code=2'
    Object.defineProperties(led, { url: { value: url }, redirected: { value: true } })
    expect(await read(led, { answer })).toEqual({ location: url })
    expect(led.bodyUsed).toBe(true)
  }
})

test('a refusal is no place, and a place that was not asked for is a refusal', async () => {
  const refused = new Response('{"error":"invalid_request"}', { status: 400 })
  expect(await catchError(read(refused, { answer: 'location' }))).toMatchObject({
    status: 400,
    problem: 'invalid_request',
  })
  const moved = new Response(null, { status: 302, headers: { location: 'https://evil.test/' } })
  expect(await catchError(read(moved))).toMatchObject({ code: 'http', status: 302 })
})
