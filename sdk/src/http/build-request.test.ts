import { getCategory } from '../operations/get-category.ts'
import type { Operation } from '../operations/operation.ts'
import type { Call } from './call.ts'
import type { HttpOptions } from './options.ts'
import { buildRequest } from './build-request.ts'
import { anyContract } from './testing/any-contract.ts'

const post: Operation = { ...getCategory, method: 'POST', body: 'json' }
const form: Operation = { ...post, body: 'form' }

function request(
  operation: Operation,
  call: Partial<Call<unknown>> = {},
  { headers = {}, ...options }: Partial<HttpOptions> & { headers?: Record<string, string> } = {},
) {
  const service = { url: 'https://shop.test', headers }
  return buildRequest(
    { services: {}, ...options },
    operation,
    { contract: anyContract, ...call },
    service,
    'id-1',
  )
}

test('a read asks for JSON under its correlation id, sends no cookie and follows no redirect', () => {
  expect(request(getCategory)).toEqual({
    method: 'GET',
    credentials: 'omit',
    redirect: 'manual',
    headers: { accept: 'application/json', 'correlation-id': 'id-1' },
  })
})

test('the trace goes along when there is one', () => {
  const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  expect(request(getCategory, {}, { traceParent: () => trace }).headers).toMatchObject({ traceparent: trace })
  expect(request(getCategory, {}, { traceParent: () => undefined }).headers).not.toHaveProperty('traceparent')
})

test('a write says its type even without a body, a read and a form do not', () => {
  const type = { 'content-type': 'application/json' }
  expect(request(post).headers).toMatchObject(type)
  expect(request({ ...getCategory, method: 'DELETE' }).headers).toMatchObject(type)
  expect(request(getCategory).headers).not.toHaveProperty('content-type')
  expect(request(form).headers).not.toHaveProperty('content-type')
})

test('the same intent carries the same key', () => {
  expect(request(post, { idempotencyKey: 'k-1' }).headers).toMatchObject({ 'idempotency-key': 'k-1' })
})

test('a header of the call beats that of its service, which beats our own, however they are written', () => {
  const { headers } = request(
    post,
    { headers: { ACCEPT: 'text/a', 'X-Key': 'call' } },
    { headers: { 'x-key': 'service', 'Content-Type': 'text/b' } },
  )
  expect(headers).toEqual({
    accept: 'text/a',
    'content-type': 'text/b',
    'correlation-id': 'id-1',
    'x-key': 'call',
  })
})

test('a body is sent as its operation says', () => {
  const body = { email: 'a+b@c.test', note: undefined, none: null, count: 2 }
  expect(request(post, { body }).body).toBe('{"email":"a+b@c.test","none":null,"count":2}')
  expect(request(form, { body }).body).toEqual(new URLSearchParams({ email: 'a+b@c.test', count: '2' }))
  expect(request(getCategory, { body })).not.toHaveProperty('body')
  expect(request(post)).not.toHaveProperty('body')
})

const cyclic: { self?: unknown } = {}
cyclic.self = cyclic

test.each([
  ['a header with a line break', { headers: { authorization: 'Bearer secret\nx: y' } }],
  ['a header beyond Latin', { headers: { 'x-name': '名' } }],
  ['a key with a line break', { idempotencyKey: 'secret\n;' }],
  ['a body that holds itself', { body: cyclic }],
])('%s is a mistake of the caller, and is not quoted', (_, call) => {
  expect(() => request(post, call)).toThrow(
    expect.objectContaining({ code: 'config', message: 'A header or the body of the call cannot be sent.' }),
  )
})

test.each([
  [undefined, 'manual'],
  ['document', 'follow'],
  ['importScripts', 'follow'],
])('an answer that is a redirect is asked for with %s by the mode %s', (global, mode) => {
  const operation: Operation = { ...getCategory, answer: 'location' }
  if (global) Object.assign(globalThis, { [global]: {} })
  try {
    expect(request(operation).redirect).toBe(mode)
  } finally {
    if (global) Reflect.deleteProperty(globalThis, global)
  }
})
