import * as fc from 'fast-check'
import { retryAfter } from './retry-after.ts'

const NOW = Date.UTC(2025, 0, 1)

test.each([
  [{}, undefined],
  [{ 'retry-after': '2' }, 2000],
  [{ 'retry-after': ' 0 ' }, 0],
  [{ 'retry-after': '1.5' }, 1500],
  [{ 'retry-after': 'Wed, 01 Jan 2025 00:00:03 GMT' }, 3000],
  [{ 'retry-after': 'Tue, 31 Dec 2024 23:59:00 GMT' }, 0],
  [{ 'retry-after-ms': '250' }, 250],
  [{ 'retry-after-ms': '250', 'retry-after': '2' }, 250],
  [{ 'retry-after-ms': 'soon', 'retry-after': '2' }, 2000],
  [{ 'retry-after': '999999999999999' }, 999_999_999_999_999_000],
  [{ 'retry-after': '' }, undefined],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': 'soon GMT' }, undefined],
  [{ 'retry-after': '-5' }, undefined],
  [{ 'retry-after': '2s' }, undefined],
  [{ 'retry-after': 'x2' }, undefined],
  [{ 'retry-after': '2025-01-01T00:00:03' }, undefined],
])('%j asks for a pause of %p ms', (headers, expected) => {
  expect(retryAfter(new Headers(headers), NOW)).toBe(expected)
})

test('whatever a service writes, the pause is a number from nought up, or none is asked for', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (value, exact) => {
      const headers = new Headers()
      try {
        headers.set(exact ? 'retry-after-ms' : 'retry-after', value)
      } catch {
        return
      }
      expect(retryAfter(headers, NOW) ?? 0).toBeGreaterThanOrEqual(0)
    }),
  )
})
