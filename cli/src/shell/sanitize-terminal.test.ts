import * as fc from 'fast-check'
import { sanitizeTerminal, sanitizeDocument, escapeJson } from './sanitize-terminal.ts'

const OBEYED = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

test.each([
  ['\u001b[31mRed\u001b[0m Lake', 'Red Lake'],
  ['\u001b]0;title\u0007Lake', 'Lake'],
  ['\u001b]8;;http://evil.example\u001b\\Lake\u001b]8;;\u001b\\', 'Lake'],
  ['\u009b2JLake', 'Lake'],
  ['La\rke\nBlue\t1', 'La ke Blue 1'],
  ['Lake\u202eevil', 'Lakeevil'],
  ['Lake\u0000\u0008', 'Lake'],
  ['Größe 20″ × 30″ – 愛', 'Größe 20″ × 30″ – 愛'],
])('%j is shown as %j', (text, sanitized) => {
  expect(sanitizeTerminal(text)).toBe(sanitized)
})

test('nothing that a terminal obeys is left of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(sanitizeTerminal(text)).not.toMatch(OBEYED)
    }),
  )
})

test('every text of a document is defused, its numbers stay', () => {
  expect(sanitizeDocument({ a: ['\u001b[2Jx', 1], b: { c: '\u0007' }, d: null })).toEqual({
    a: ['x', 1],
    b: { c: '' },
    d: null,
  })
})

test('JSON keeps its values and still moves no cursor', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const json = escapeJson(JSON.stringify(text))
      expect(JSON.parse(json)).toBe(JSON.parse(JSON.stringify(text)))
      expect(json).not.toMatch(OBEYED)
    }),
  )
})
