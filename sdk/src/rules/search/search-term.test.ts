import * as fc from 'fast-check'
import { SEARCH_TERM_MAX, searchTerm } from './search-term.ts'

test.each([
  ['  cats ', 'cats'],
  ['\u200B\u2060', ''],
  ['\u0000\u00A0', ''],
  ['\uD800\uD800', ''],
  ['\uD800', ''],
  ['\uDC00', ''],
  ['x\uD800 \uD800', 'x'],
  ['\uD800 x', 'x'],
  ['big\uDC00 cats', 'big cats'],
  ['\uD83D😺\uDE3A', '😺'],
])(
  '%j is searched for as %j: half a character is none, and what cannot be seen is no term (SRB-12)',
  (text, term) => {
    expect(searchTerm(text)).toBe(term)
  },
)

test('a term is cut where no sensible search goes on, never through an emoji (SRB-12)', () => {
  const room = 'a'.repeat(SEARCH_TERM_MAX)
  expect(SEARCH_TERM_MAX).toBe(200)
  expect(searchTerm(`${room}b`)).toBe(room)
  expect(searchTerm(`  ${room}  `)).toBe(room)
  expect(searchTerm(`${room.slice(1)}😺`)).toBe(room.slice(1))
  expect(searchTerm(`${room.slice(2)}😺`)).toBe(`${room.slice(2)}😺`)
  expect(searchTerm(`${room.slice(1)} more`)).toBe(room.slice(1))
  expect(searchTerm('x'.repeat(50_000))).toHaveLength(200)
})

test('a term is searched for as it is, however broken the text was (SRB-12)', () => {
  const unit = fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0x20, 0xd800, 0xdc00))
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 300, size: 'max' }), units => {
      const term = searchTerm(String.fromCharCode(...units))
      expect(searchTerm(term)).toBe(term)
      expect(term).not.toMatch(/\p{Surrogate}/u)
      expect(term.length).toBeLessThanOrEqual(SEARCH_TERM_MAX)
    }),
  )
})
