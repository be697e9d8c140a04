import { isServiceFailure } from './is-service-failure.ts'
import type { SdkErrorCode } from './error-fields.ts'

test.each<[SdkErrorCode, boolean]>([
  ['timeout', true],
  ['server', true],
  ['rate-limited', true],
  ['not-found', false],
  ['conflict', false],
  ['aborted', false],
])('%s: %p', (code, expected) => {
  expect(isServiceFailure(code)).toBe(expected)
})
