import { AbortedError, NetworkError, TimeoutError, UnreadableError } from './connection-errors.ts'
import { isTransientError } from './is-transient-error.ts'
import { createHttpError } from './http-status-errors.ts'

const context = { operation: 'get-thing' }

test.each([
  ['a broken connection', new NetworkError(context), true],
  ['a used-up budget', new TimeoutError(context), false],
  ['a caller who left', new AbortedError(context), false],
  ['a page instead of JSON', new UnreadableError(context), false],
  ['a bug', new TypeError('fetch failed'), false],
  ['nothing', undefined, false],
  ['a stranger with a status', { status: 503 }, false],
  ['another copy’s refusal', { family: 'wallart-sdk', code: 'server', status: 503 }, true],
])('%s: passing is %p', (...[, error, expected]) => {
  expect(isTransientError(error)).toBe(expected)
})

test('of the refusals, those pass that a moment can mend', () => {
  const statuses = Array.from({ length: 300 }, (_, at) => 300 + at)
  expect(statuses.filter(status => isTransientError(createHttpError({ status }, context)))).toEqual([
    408, 429, 500, 502, 503, 504,
  ])
})
