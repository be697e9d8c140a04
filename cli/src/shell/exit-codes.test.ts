import {
  AbortedError,
  ConfigError,
  ContractError,
  httpError,
  NetworkError,
  RefusedError,
  TimeoutError,
  UnavailableError,
  UnreadableError,
} from '@wallart/sdk'
import { EXIT, EXIT_MEANINGS, exitCodeFor } from './exit-codes.ts'
import { Failure } from './failure.ts'

const place = { operation: 'get-thing' }

test.each([
  ['a broken contract of a check', new Failure('no', 'x'), EXIT.no],
  ['a wrong flag', new Failure('usage', 'x'), EXIT.usage],
  ['an order that is not there', new Failure('not-found', 'x'), EXIT.notFound],
  ['a 404', httpError({ status: 404 }, place), EXIT.notFound],
  ['a 401', httpError({ status: 401 }, place), EXIT.denied],
  ['a 403', httpError({ status: 403 }, place), EXIT.denied],
  ['nobody there', new NetworkError(place), EXIT.unreachable],
  ['nobody in time', new TimeoutError(place), EXIT.unreachable],
  ['a service that is not asked any more', new UnavailableError(place), EXIT.unreachable],
  ['a 400', httpError({ status: 400 }, place), EXIT.upstream],
  ['a 409', httpError({ status: 409 }, place), EXIT.upstream],
  ['a 429', httpError({ status: 429 }, place), EXIT.upstream],
  ['a 503', httpError({ status: 503 }, place), EXIT.upstream],
  ['a page instead of JSON', new UnreadableError(place), EXIT.unreadable],
  ['a broken contract', new ContractError([{ pointer: '/a', message: 'x' }], place), EXIT.unreadable],
  ['a wrong configuration', new Failure('config', 'x'), EXIT.configuration],
  ['an address that is missing', new ConfigError('x'), EXIT.configuration],
  ['a write that was not sent', new RefusedError(place), EXIT.safety],
  ['Ctrl-C', new Failure('interrupted', 'x'), EXIT.interrupted],
  ['a polite kill', new Failure('terminated', 'x'), EXIT.terminated],
  ['a call that was given up for no reason', new AbortedError(place), EXIT.bug],
  ['a bug', new TypeError('x'), EXIT.bug],
  ['a text', 'x', EXIT.bug],
  ['nothing', undefined, EXIT.bug],
])('%s ends with its code', (...[, error, code]) => {
  expect(exitCodeFor(error)).toBe(code)
})

test('every code has a meaning, once', () => {
  expect(EXIT_MEANINGS.map(([code]) => code)).toEqual(Object.values(EXIT))
})
