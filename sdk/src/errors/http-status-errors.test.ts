import { NetworkError } from './connection-errors.ts'
import { HttpError } from './http-error.ts'
import {
  ConflictError,
  ForbiddenError,
  createHttpError,
  NotFoundError,
  RateLimitedError,
  ServerError,
  UnauthorizedError,
} from './http-status-errors.ts'

const context = { operation: 'get-thing', requestId: 'id-1' }

test.each([
  [302, 'http', HttpError, 'HttpError'],
  [400, 'http', HttpError, 'HttpError'],
  [401, 'unauthorized', UnauthorizedError, 'UnauthorizedError'],
  [403, 'forbidden', ForbiddenError, 'ForbiddenError'],
  [404, 'not-found', NotFoundError, 'NotFoundError'],
  [409, 'conflict', ConflictError, 'ConflictError'],
  [429, 'rate-limited', RateLimitedError, 'RateLimitedError'],
  [499, 'http', HttpError, 'HttpError'],
  [500, 'server', ServerError, 'ServerError'],
  [503, 'server', ServerError, 'ServerError'],
])('the status %i is known as %s', (status, code, kind, name) => {
  const error = createHttpError({ status, retryAfterMs: 2000 }, context)
  expect(error).toBeInstanceOf(kind)
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({ status, code, name, retryAfterMs: 2000, basketIds: [] })
  expect(error).toMatchObject({ message: `get-thing answered ${status}`, hint: 'Try again in 2 s.' })
})

test('what the service said is there to be shown, and in no log', () => {
  const error = createHttpError(
    { status: 400, problem: 'no-luck', sentence: 'No, Jane.', basketIds: ['b'] },
    context,
  )
  expect([error.sentence, error.basketIds]).toEqual(['No, Jane.', ['b']])
  expect(Object.keys(error)).not.toContain('sentence')
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: 'HttpError',
    code: 'http',
    operation: 'get-thing',
    requestId: 'id-1',
    message: 'get-thing answered 400',
    status: 400,
    problem: 'no-luck',
  })
})

test.each([
  [true, createHttpError({ status: 404 }, context)],
  [true, { family: 'wallart-sdk', status: 404 }],
  [false, new NetworkError(context)],
  [false, { status: 404 }],
  [false, undefined],
])('it is %p that this is a refusal: %s', (expected, error) => {
  expect(HttpError.is(error)).toBe(expected)
})

test.each([
  [1, '1 s'],
  [59_000, '59 s'],
  [60_000, '1 min'],
  [3_600_000, '1 h'],
  [5_400_000, '2 h'],
])('a wait of %i ms is said as %s', (retryAfterMs, wait) => {
  expect(createHttpError({ status: 429, retryAfterMs }, context).hint).toBe(`Try again in ${wait}.`)
})

test.each([
  [429, undefined, 'Send fewer calls, and later.'],
  [500, undefined, 'Try again later; if it lasts, report request id-1.'],
  [404, 'customer-not-found', 'Sign in first: a guest has no account.'],
  [404, 'basket-not-found', undefined],
])('a refusal with %i and the problem %s says what to do', (status, problem, hint) => {
  const error = createHttpError({ status, problem }, context)
  expect(error.hint).toBe(hint)
  expect(error.toJSON()['hint']).toBe(hint)
})
