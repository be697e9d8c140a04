import * as fc from 'fast-check'
import { caretAfterDigits } from './caret-after-digits.ts'
import { formatPhoneEdit } from './format-phone-edit.ts'

/** Writes a text with its caret as a bar. */
const edit = (marked: string) => {
  const { value, caret } = formatPhoneEdit({ value: marked.replace('|', ''), caret: marked.indexOf('|') })
  return `${value.slice(0, caret)}|${value.slice(caret)}`
}

test.each([
  ['|', '|'],
  ['2|', '+1 (2|'],
  ['1|', '1|'],
  ['+1 (2125|', '+1 (212) 5|'],
  ['+1 (212) 5550|', '+1 (212) 555-0|'],
  ['2125550123|', '+1 (212) 555-0123|'],
  ['+1 (212) 5955|-01', '+1 (212) 595-5|01'],
  ['+1 (9|212) 555-012', '+1 (9|21) 255-5012'],
  ['+1 (212) 55501|23', '+1 (212) 555-01|23'],
  ['+1 (212) 555|0123', '+1 (212) 555|-0123'],
  ['+1 (21) 5|55-0123', '+1 (215|) 550-123'],
  ['+1 |212) 555', '+1 (|212) 555'],
  ['|1 (212) 555', '+1 (|212) 555'],
  ['+1 (|', '|'],
  ['abc|', '|'],
  ['+44 2|0', '+44 2|0'],
  ['+1 (2|12', '+1 (2|12'],
])('an edit that leaves %p shows %p (VAL-13, S-20)', (before, after) => {
  expect(edit(before)).toBe(after)
})

test.each([
  ['+1 (212) 555', 0, 0],
  ['+1 (212) 555', -3, 0],
  ['+1 (212) 555', Number.NaN, 0],
  ['+1 (212) 555', 1, 2],
  ['+1 (212) 555', 2, 5],
  ['+1 (212) 555', 4, 7],
  ['+1 (212) 555', 7, 12],
  ['+1 (212) 555', 8, 12],
  ['', 1, 0],
])('in %j the caret behind digit %d stands at %d', (text, count, caret) => {
  expect(caretAfterDigits(text, count)).toBe(caret)
})

test('the caret stays inside the text, whatever is typed (VAL-13)', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from('0123456789+()- x')), maxLength: 45 })
  fc.assert(
    fc.property(text, fc.nat(45), (value, at) => {
      const caret = Math.min(at, value.length)
      const edited = formatPhoneEdit({ value, caret })
      expect(edited.caret).toBeGreaterThanOrEqual(0)
      expect(edited.caret).toBeLessThanOrEqual(edited.value.length)
      expect(formatPhoneEdit(edited)).toEqual(edited)
    }),
  )
})

test('a caret that is no position does no harm (VAL-13)', () => {
  expect(formatPhoneEdit({ value: '212', caret: Number.NaN })).toEqual({ value: '+1 (212', caret: 4 })
  expect(formatPhoneEdit({ value: '212', caret: 99 })).toEqual({ value: '+1 (212', caret: 7 })
})
