import * as fc from 'fast-check'
import { inspect } from 'node:util'
import { SdkError } from '../errors/sdk-error.ts'
import { getCategory } from '../operations/get-category.ts'
import type { Contract } from '../model/contract.ts'
import type { Operation } from '../operations/operation.ts'
import { coalesced } from './coalesced.ts'
import { withCircuitBreaker } from './with-circuit-breaker.ts'
import { createHttp, type HttpOptions } from './http.ts'
import { readOnly } from './read-only.ts'
import { catchError } from './testing/catch-error.ts'
import { fakeClock } from './testing/fake-clock.ts'
import {
  hangUntilAborted,
  createRecordingTransport,
  type PreparedResponse,
} from './testing/recording-transport.ts'

const hex = fc.stringMatching(/^[0-9a-f]{24}$/)
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))

/** What must never be seen in a log: an e-mail, an order number, a hash, a token, a card. */
const secret = fc.oneof(
  fc.stringMatching(/^[a-z]{3,10}@[a-z]{3,10}\.com$/),
  digits(8).map(number => `W${number}`),
  hex.map(hash => `5f4dcc3b${hash}`),
  fc.stringMatching(/^[\w-]{60}$/).map(token => `eyJhbGciOiJFUzI1NiJ9.${token}`),
  digits(12).map(number => `4111${number}`),
)

const operation: Operation = {
  ...getCategory,
  method: 'POST',
  path: '/customers/{id}',
  query: ['email'],
  body: 'json',
}

const customContract = (validate: Contract<unknown>['~standard']['validate']): Contract<unknown> => ({
  '~standard': { version: 1, vendor: 'test', validate },
})

interface FailureCase {
  readonly code: string | RegExp
  readonly answer: (text: string) => PreparedResponse
  readonly contract?: (text: string) => Contract<unknown>
  readonly headers?: (text: string) => Record<string, string>
  readonly options?: Partial<HttpOptions>
  readonly operation?: Partial<Operation>
}

const json = (body: unknown, status = 200) => Response.json(body, { status })
const fine = () => json({})

const problem = (text: string) => ({
  type: `https://api.test/errors/${text}`,
  title: text,
  detail: `No customer ${text}`,
  message: text,
  error: text,
  error_description: text,
  instance: text,
  basketIds: text,
  [text]: text,
})

const failures: Readonly<Record<string, FailureCase>> = {
  network: {
    code: 'network',
    answer: text => new TypeError(`failed: https://shop.test/${text}`, { cause: new Error(text) }),
  },
  ...Object.fromEntries(
    [400, 401, 403, 404, 409, 412, 429, 500, 503].map(status => [
      `status ${status}`,
      { code: /^(?!network|timeout|unreadable)/, answer: (text: string) => json(problem(text), status) },
    ]),
  ),
  redirect: {
    code: 'http',
    answer: text => new Response(null, { status: 302, headers: { location: `https://shop.test/${text}` } }),
  },
  page: { code: 'unreadable', answer: text => new Response(`<html>${text}`) },
  'half an answer': { code: 'unreadable', answer: text => new Response(`{"a":"${text}`) },
  'too much': { code: 'unreadable', answer: text => new Response(`"${text}"`), options: { maxBytes: 5 } },
  timeout: { code: 'timeout', answer: () => hangUntilAborted },
  'broken contract': {
    code: 'bad-answer',
    answer: fine,
    contract: text =>
      customContract(() => ({
        issues: [
          { message: `was "${text}"`, path: ['customers', text, { key: text }, 'x'] },
          { message: text },
        ],
      })),
  },
  'surprised contract': {
    code: 'bad-answer',
    answer: fine,
    contract: text =>
      customContract(() => {
        throw new RangeError(text)
      }),
  },
  'bad header': {
    code: 'config',
    answer: fine,
    headers: text => ({ authorization: `Bearer ${text}\n;` }),
  },
  'missing path': { code: 'config', answer: fine, operation: { path: '/customers/{other}' } },
  'missing service': { code: 'config', answer: fine, operation: { service: 'orders' } },
  refused: { code: 'refused', answer: fine, operation: { effect: 'write' } },
}

async function runFailure(failure: FailureCase, text: string): Promise<unknown> {
  const clock = fakeClock()
  const { transport } = createRecordingTransport([failure.answer(text), failure.answer(text)])
  const options = { services: { commerce: 'https://shop.test' }, transport, clock, random: () => 0 }
  const base = createHttp({ ...options, ...failure.options })
  const http = readOnly(coalesced(withCircuitBreaker(base, { clock })))
  const call = http.send(
    { ...operation, ...failure.operation },
    {
      contract: failure.contract?.(text) ?? customContract(value => ({ value })),
      path: { id: text },
      query: { email: text },
      body: { text },
      headers: failure.headers?.(text) ?? { authorization: `Bearer ${text}` },
      idempotencyKey: 'k-1',
    },
  )
  const error = catchError(call)
  await clock.advance(10_000)
  return error
}

test.each(Object.entries(failures))('a failure by %s tells a log nothing personal', async (_, failure) => {
  await fc.assert(
    fc.asyncProperty(secret, async text => {
      const error = await runFailure(failure, text)
      if (!(error instanceof SdkError)) throw new Error('it did not fail')
      expect(error.code).toMatch(failure.code)
      expect(error).not.toHaveProperty('cause')
      const message = [JSON.stringify(error), String(error), error.stack, inspect(error, { depth: 9 })].join(
        '\n',
      )
      expect(message.includes(text)).toBe(false)
    }),
    { numRuns: 25 },
  )
})

test('a cause is only what the caller gave as their reason', async () => {
  const reason = { because: 'the shopper typed on' }
  const leaving = new AbortController()
  const { transport } = createRecordingTransport([hangUntilAborted])
  const http = createHttp({ services: { commerce: '/c' }, transport })
  const path = { id: 'x' }
  const call = catchError(
    http.send(operation, { contract: customContract(value => ({ value })), path, signal: leaving.signal }),
  )
  leaving.abort(reason)
  const error = await call
  expect(error).toHaveProperty('cause', reason)
  expect(JSON.stringify(error)).not.toContain('typed')
})
