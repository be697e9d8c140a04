import * as fc from 'fast-check'
import { encodedSegment } from './encoded-segment.ts'

test.each([
  ['A1042', 'A1042'],
  ['a/b c?d#e', 'a%2Fb%20c%3Fd%23e'],
  ['..\\x', '..%5Cx'],
  ['100%', '100%25'],
  ['é😺', '%C3%A9%F0%9F%98%BA'],
  ['a\uD800', 'a%EF%BF%BD'],
  ['\uDC00\uD800b', '%EF%BF%BD%EF%BF%BDb'],
  ['', ''],
])('%j is the step %s of a path (API-18, NAV-05)', (text, segment) => {
  expect(encodedSegment(text)).toBe(segment)
})

test('a step of a path gives its text back, half characters aside (API-18, NAV-05)', () => {
  const broken = fc.array(fc.integer({ min: 0, max: 0xffff })).map(units => String.fromCharCode(...units))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), broken), text => {
      expect(encodedSegment(text)).toMatch(/^[^/?#\\]*$/)
      expect(decodeURIComponent(encodedSegment(text))).toBe(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    }),
  )
})
