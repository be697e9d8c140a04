import { NetworkError, TimeoutError } from './connection-errors.ts'
import { ContractError } from './contract-error.ts'
import { HttpError } from './http-error.ts'
import { createHttpError, NotFoundError, RateLimitedError, UnauthorizedError } from './http-status-errors.ts'
import { SdkError, type AnySdkError } from './sdk-error.ts'
import { SessionEndedError } from './session-ended-error.ts'

const context = { operation: 'get-thing' }

// Compiles only while the codes tell the classes apart and all of them are here.
function detailOf(error: AnySdkError): unknown {
  switch (error.code) {
    case 'network':
      return error.reason
    case 'rate-limited':
      return error.retryAfterMs
    case 'bad-answer':
      return error.issues.map(({ pointer }) => pointer)
    case 'conflict':
    case 'forbidden':
    case 'http':
    case 'not-found':
    case 'server':
    case 'unauthorized':
      return error.status
    case 'aborted':
    case 'config':
    case 'refused':
    case 'timeout':
    case 'unavailable':
    case 'unreadable':
      return error.hint
    default:
      return error satisfies never
  }
}

test.each([
  [new NetworkError(context, 'dns'), 'dns'],
  [createHttpError({ status: 429, retryAfterMs: 5 }, context), 5],
  [createHttpError({ status: 418 }, context), 418],
  [new ContractError([{ pointer: '/a', message: 'x' }], context), ['/a']],
  [new SessionEndedError(context), undefined],
])('the code of %s tells what else it says', (error, detail) => {
  expect(SdkError.is(error) && detailOf(error)).toEqual(detail)
})

const otherCopy = (name: string) =>
  Object.assign(new Error('x'), { family: 'wallart-sdk', name, status: 404 })

test('a class knows its own errors only, also those of another copy', () => {
  const network = new NetworkError(context)
  expect([NetworkError.is(network), TimeoutError.is(network), HttpError.is(network)]).toEqual([
    true,
    false,
    false,
  ])
  const missing = otherCopy('NotFoundError')
  expect([NotFoundError.is(missing), RateLimitedError.is(missing), HttpError.is(missing)]).toEqual([
    true,
    false,
    true,
  ])
  const ended = new SessionEndedError(context)
  expect([SessionEndedError.is(ended), UnauthorizedError.is(ended), HttpError.is(ended)]).toEqual([
    true,
    false,
    false,
  ])
  expect(NetworkError.is({ name: 'NetworkError' })).toBe(false)
})
