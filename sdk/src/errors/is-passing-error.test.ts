import { AbortedError, NetworkError, TimeoutError, UnreadableError } from './connection-errors.ts'
import { isPassingError } from './is-passing-error.ts'
import { httpError } from './refusal-errors.ts'

const place = { operation: 'get-thing' }

test.each([
  ['a broken connection', new NetworkError(place), true],
  ['a used-up budget', new TimeoutError(place), false],
  ['a caller who left', new AbortedError(place), false],
  ['a page instead of JSON', new UnreadableError(place), false],
  ['a bug', new TypeError('fetch failed'), false],
  ['nothing', undefined, false],
  ['a stranger with a status', { status: 503 }, false],
  ['another copy’s refusal', { family: 'wallart-sdk', code: 'server', status: 503 }, true],
])('%s: passing is %p', (...[, error, expected]) => {
  expect(isPassingError(error)).toBe(expected)
})

test('of the refusals, those pass that a moment can mend', () => {
  const statuses = Array.from({ length: 300 }, (_, at) => 300 + at)
  expect(statuses.filter(status => isPassingError(httpError({ status }, place)))).toEqual([
    408, 429, 500, 502, 503, 504,
  ])
})
