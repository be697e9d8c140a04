import * as fc from 'fast-check'
import { cardDigits } from './card-digits.ts'
import { formatCardNumberEdit } from './format-card-number-edit.ts'
import { formatCardNumber } from './format-card-number.ts'

const cardText = fc.string({ unit: fc.constantFrom(...Array.from('0123456789 -x４')), maxLength: 60 })

/** Writes a text with its caret as a bar. */
const edit = (marked: string) => {
  const { value, caret } = formatCardNumberEdit({
    value: marked.replace('|', ''),
    caret: marked.indexOf('|'),
  })
  return `${value.slice(0, caret)}|${value.slice(caret)}`
}

test.each([
  ['', '', '', undefined],
  ['abc 🎨', '', '', undefined],
  ['９９', '', '', undefined],
  ['12345', '12345', '12345', undefined],
  ['4', '4', '4', 'Visa'],
  ['4111', '4111', '4111', 'Visa'],
  ['41111', '4111 1', '41111', 'Visa'],
  ['4111-1111x1111 1111', '4111 1111 1111 1111', '4111111111111111', 'Visa'],
  ['5555555555554444', '5555 5555 5555 4444', '5555555555554444', 'Master Card'],
  ['378282246310005', '3782 822463 10005', '378282246310005', 'Amex'],
  ['6011111111111117', '6011 1111 1111 1117', '6011111111111117', 'Discover'],
  ['4111111111111111000', '4111 1111 1111 1111 000', '4111111111111111000', 'Visa'],
])('typing %j shows %j (CRD-09, CRD-10)', (raw, display, digits, type) => {
  expect(formatCardNumber(raw)).toEqual(type ? { display, digits, type } : { display, digits })
})

test.each([
  ['Visa with 17 digits', '41111111111111119', '4111111111111111'],
  ['Master Card with 17 digits', '55555555555544449', '5555555555554444'],
  ['Amex with 16 digits', '3782822463100059', '378282246310005'],
  ['Discover with 17 digits', '60111111111111179', '6011111111111117'],
  ['Visa with 16 digits', '4111111111111111', '4111111111111111'],
  ['Visa with 18 digits', '411111111111111199', '411111111111111199'],
  ['Visa with 19 digits', '4111111111111111999', '4111111111111111999'],
  ['Visa with 20 digits', '41111111111111119999', '41111111111111119999'],
  ['Master Card with 18 digits', '555555555555444499', '555555555555444499'],
  ['Amex with 17 digits', '37828224631000599', '37828224631000599'],
  ['unknown with 17 digits', '11111111111111111', '11111111111111111'],
])('a %s loses only a single digit too many (CRD-11, S-51)', (_name, raw, digits) => {
  expect(formatCardNumber(raw).digits).toBe(digits)
})

test('64 characters of a card number are looked at (SEC-27)', () => {
  expect(cardDigits('4'.repeat(50_000))).toBe('4'.repeat(64))
})

test('a shown number is only digits in groups, and formatting it again changes nothing (CRD-09, CRD-10)', () => {
  fc.assert(
    fc.property(fc.oneof(cardText, fc.string({ unit: 'binary', maxLength: 60 })), raw => {
      const { display, digits } = formatCardNumber(raw)
      expect(display.replaceAll(' ', '')).toBe(digits)
      expect(display).toMatch(/^[\d ]*$/)
      expect(formatCardNumber(display).display).toBe(display)
    }),
  )
})

test.each([
  ['|', '|'],
  ['41111|', '4111 1|'],
  ['4111 2|1111', '4111 2|111 1'],
  ['4111|1111', '4111| 1111'],
  ['4111 |1111', '4111 |1111'],
  ['4111 1111 1111 11119|', '4111 1111 1111 1111|'],
  ['x|4111', '|4111'],
])('an edit that leaves %p shows %p, with the caret behind the same digit (CRD-10)', (before, after) => {
  expect(edit(before)).toBe(after)
})

test('the caret stays inside the number, whatever is typed (CRD-10)', () => {
  fc.assert(
    fc.property(cardText, fc.nat(60), (value, at) => {
      const edited = formatCardNumberEdit({ value, caret: Math.min(at, value.length) })
      expect(edited.caret).toBeGreaterThanOrEqual(0)
      expect(edited.caret).toBeLessThanOrEqual(edited.value.length)
    }),
  )
})
