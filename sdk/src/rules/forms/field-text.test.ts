import * as fc from 'fast-check'
import { FIELD_MAX_LENGTH, fieldText, rawFieldText } from './field-text.ts'

const withoutPrototype: { city?: string } = Object.create(null)
withoutPrototype.city = 'Reno'

test.each([
  ['  Ann  ', 'Ann'],
  ['Ann   Lee', 'Ann Lee'],
  ['Ann\r\nBcc: all@shop.example', 'Ann Bcc: all@shop.example'],
  ['\u0000Ann\u0007\u0007Lee\u007F', 'Ann Lee'],
  ['Ann\u00A0Lee', 'Ann Lee'],
  ['🎨', '🎨'],
  ['👩‍🎨', '👩‍🎨'],
  ['Zoë O’Brien-Núñez', 'Zoë O’Brien-Núñez'],
  ['山田', '山田'],
  ['', ''],
  ['   ', ''],
  ['\t\n\u3000\uFEFF', ''],
  ['\u200B\u200D', ''],
  ['\u200B \u2060', ''],
  ['\uD83C', ''],
  ['a'.repeat(FIELD_MAX_LENGTH), 'a'.repeat(FIELD_MAX_LENGTH)],
  ['a'.repeat(FIELD_MAX_LENGTH + 1), ''],
  ['a'.repeat(50_000), ''],
  [undefined, ''],
  [null, ''],
  [Number.NaN, ''],
  [42, ''],
  [true, ''],
  [['Ann'], ''],
  [{ toString: () => 'Ann' }, ''],
])('a field that holds %j reads %j', (value, text) => {
  expect(fieldText({ name: value }, 'name')).toBe(text)
})

test('a form that is missing, or has no prototype, is a form', () => {
  expect(fieldText(undefined, 'city')).toBe('')
  expect(fieldText(null, 'city')).toBe('')
  expect(rawFieldText(null, 'city')).toBe('')
  expect(fieldText(withoutPrototype, 'city')).toBe('Reno')
})

test('a password keeps its spaces', () => {
  expect(rawFieldText({ password: '  a  b ' }, 'password')).toBe('  a  b ')
  expect(rawFieldText({ password: 7 }, 'password')).toBe('')
})

test('a cleaned field is clean', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), value => {
      const once = fieldText({ value }, 'value')
      expect(fieldText({ value: once }, 'value')).toBe(once)
    }),
  )
})
