import * as fc from 'fast-check'
import { formatPhone } from './format-phone.ts'
import { isForeignPhone } from './is-foreign-phone.ts'
import { PHONE_MAX_INPUT, parsePhone } from './parse-phone.ts'
import { phoneDigits } from './phone-digits.ts'
import { validatePhone } from './validate-phone.ts'

const phoneText = fc.string({ unit: fc.constantFrom(...Array.from('0123456789+()- x１＋')), maxLength: 45 })
const phone = fc.stringMatching(/^[2-9]\d\d[2-9]\d{6}$/)

test.each([
  ['+1 (212) 555-0123', '2125550123'],
  ['12125550123', '2125550123'],
  ['1 1212', '1212'],
  ['112', '12'],
  ['212.555.0123 home', '2125550123'],
  ['abc', ''],
  ['', ''],
  ['２１２', ''],
])('%j is stored as %j: digits only, without one leading 1 (VAL-14)', (raw, digits) => {
  expect(phoneDigits(raw)).toBe(digits)
})

test.each([
  ['2125550123', '2125550123'],
  ['+1 (212) 555-0123', '2125550123'],
  ['1-212-555-0123', '2125550123'],
  ['(416) 555 0123', '4165550123'],
  ['  2002000000  ', '2002000000'],
  ['9999999999', '9999999999'],
  [`${' '.repeat(PHONE_MAX_INPUT - 10)}2125550123`, '2125550123'],
])('%j is a US or Canadian number (VAL-12, VAL-14, S-18)', (raw, digits) => {
  expect(parsePhone(raw)).toBe(digits)
})

test.each([
  '212555012',
  '21255501234',
  '112125550123',
  '0125550123',
  '1125550123',
  '2120550123',
  '2121550123',
  '1234567890',
  '+44 20 7946 0958',
  '+44 2279 46095',
  '+47 22 34 56 78',
  '+(47) 22 34 56 78',
  '＋47 22 34 56 78',
  '+2125550123',
  '212+5550123',
  '0047 22345678',
  '1-800-FLOWERS',
  '２１２５５５０１２３',
  '☎️',
  '+',
  '',
  `${' '.repeat(PHONE_MAX_INPUT - 9)}2125550123`,
  '2'.repeat(50_000),
  undefined,
  null,
  Number.NaN,
  2_125_550_123,
])('%.60j is no US or Canadian number and is never cut into one (VAL-12, S-18, S-19, SEC-27)', raw => {
  expect(parsePhone(raw)).toBeUndefined()
})

test('a plus without a 1 behind it is foreign (S-19)', () => {
  expect(isForeignPhone('+44')).toBe(true)
  expect(isForeignPhone('+1 212')).toBe(false)
  expect(isForeignPhone('44')).toBe(false)
})

test.each([
  ['', ''],
  ['+', '+'],
  ['1', '1'],
  ['+1', '+1'],
  ['+1 (', ''],
  ['abc', ''],
  ['2', '+1 (2'],
  ['12', '+1 (2'],
  ['21', '+1 (21'],
  ['212', '+1 (212'],
  ['2125', '+1 (212) 5'],
  ['212555', '+1 (212) 555'],
  ['2125550', '+1 (212) 555-0'],
  ['2125550123', '+1 (212) 555-0123'],
  ['1 (212) 555-0123', '+1 (212) 555-0123'],
  ['21255501234', '+1 (212) 555-01234'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['+4', '+4'],
  ['2'.repeat(PHONE_MAX_INPUT), `+1 (222) 222-${'2'.repeat(PHONE_MAX_INPUT - 6)}`],
  ['2'.repeat(PHONE_MAX_INPUT + 1), '2'.repeat(PHONE_MAX_INPUT + 1)],
])('typing %j shows %j (VAL-13, S-19, S-20)', (raw, shown) => {
  expect(formatPhone(raw)).toBe(shown)
})

test('the phone number is optional (VAL-11)', () => {
  expect(validatePhone({})).toEqual({ ok: true, value: '' })
  expect(validatePhone(null)).toEqual({ ok: true, value: '' })
  expect(validatePhone({ phone: ' \t ' })).toEqual({ ok: true, value: '' })
  expect(validatePhone({ phone: '+1 (212) 555-0123' })).toEqual({ ok: true, value: '2125550123' })
})

test.each(['212', '１２３', '☎️', '+44 20 7946 0958', ' '.repeat(30) + '2'.repeat(50_000)])(
  'the phone number %.40j gets the message of the form (VAL-12)',
  raw => {
    expect(validatePhone({ phone: raw })).toEqual({
      ok: false,
      error: [
        {
          field: 'phone',
          code: 'phone.invalid',
          message: 'Please enter a valid US or Canadian phone number.',
        },
      ],
    })
  },
)

test('formatting neither makes nor breaks a number, and formatting again changes nothing (VAL-13, S-19)', () => {
  fc.assert(
    fc.property(phoneText, raw => {
      const shown = formatPhone(raw)
      expect(formatPhone(shown)).toBe(shown)
      expect(parsePhone(shown)).toBe(raw.length > PHONE_MAX_INPUT ? undefined : parsePhone(raw))
    }),
  )
})

test('every stored number is shown and read back (VAL-13, VAL-14)', () => {
  fc.assert(
    fc.property(phone, digits => {
      expect(formatPhone(digits)).toMatch(/^\+1 \(\d{3}\) \d{3}-\d{4}$/)
      expect(validatePhone({ phone: formatPhone(digits) })).toEqual({ ok: true, value: digits })
    }),
  )
})

test('no value of the phone field makes the check stumble (VAL-11, VAL-12)', () => {
  fc.assert(
    fc.property(fc.oneof(phoneText, fc.anything()), raw => {
      const checked = validatePhone({ phone: raw })
      expect(checked.ok ? validatePhone({ phone: checked.value }) : checked).toEqual(checked)
    }),
  )
})
