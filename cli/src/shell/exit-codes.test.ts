import {
  AbortedError,
  ConfigError,
  ContractError,
  createHttpError,
  NetworkError,
  RefusedError,
  TimeoutError,
  UnavailableError,
  UnreadableError,
} from '@wallart/sdk'
import { EXIT, EXIT_MEANINGS, exitCodeFor } from './exit-codes.ts'
import { Failure } from './failure.ts'

const context = { operation: 'get-thing' }

test.each([
  ['a broken contract of a check', new Failure('broken', 'x'), EXIT.broken],
  ['a wrong flag', new Failure('usage', 'x'), EXIT.usage],
  ['an order that is not there', new Failure('not-found', 'x'), EXIT.notFound],
  ['a 404', createHttpError({ status: 404 }, context), EXIT.notFound],
  ['a 401', createHttpError({ status: 401 }, context), EXIT.denied],
  ['a 403', createHttpError({ status: 403 }, context), EXIT.denied],
  ['unreachable', new NetworkError(context), EXIT.unreachable],
  ['timed out', new TimeoutError(context), EXIT.unreachable],
  ['a service that is not asked any more', new UnavailableError(context), EXIT.unreachable],
  ['a 400', createHttpError({ status: 400 }, context), EXIT.upstream],
  ['a 409', createHttpError({ status: 409 }, context), EXIT.upstream],
  ['a 429', createHttpError({ status: 429 }, context), EXIT.upstream],
  ['a 503', createHttpError({ status: 503 }, context), EXIT.upstream],
  ['a page instead of JSON', new UnreadableError(context), EXIT.unreadable],
  ['a broken contract', new ContractError([{ pointer: '/a', message: 'x' }], context), EXIT.unreadable],
  ['a wrong configuration', new Failure('config', 'x'), EXIT.configuration],
  ['an address that is missing', new ConfigError('x'), EXIT.configuration],
  ['a write that was not sent', new RefusedError(context), EXIT.safety],
  ['Ctrl-C', new Failure('interrupted', 'x'), EXIT.interrupted],
  ['a polite kill', new Failure('terminated', 'x'), EXIT.terminated],
  ['a call that was given up for no reason', new AbortedError(context), EXIT.bug],
  ['a bug', new TypeError('x'), EXIT.bug],
  ['a text', 'x', EXIT.bug],
  ['nothing', undefined, EXIT.bug],
])('%s ends with its code', (...[, error, code]) => {
  expect(exitCodeFor(error)).toBe(code)
})

test('every code has a meaning, once', () => {
  expect(EXIT_MEANINGS.map(([code]) => code)).toEqual(Object.values(EXIT))
})
