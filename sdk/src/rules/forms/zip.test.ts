import * as fc from 'fast-check'
import { parseZip } from './parse-zip.ts'
import { ZIP_INPUT_MAX_LENGTH, pastedZip } from './pasted-zip.ts'
import { validateZip } from './validate-zip.ts'

const invalid = {
  ok: false,
  error: [{ field: 'zip', code: 'zip.invalid', message: 'Please enter a valid Zip/Postal code' }],
}

test.each([
  ['66952', '66952', 'US'],
  [' 66952\n', '66952', 'US'],
  ['00501', '00501', 'US'],
  [`${' '.repeat(35)}66952`, '66952', 'US'],
  ['12345-6789', '12345-6789', 'US'],
  ['K1A 0B1', 'K1A 0B1', 'CA'],
  ['k1a0b1', 'K1A0B1', 'CA'],
  ['  v6b 4y8 ', 'V6B 4Y8', 'CA'],
  ['y9z 9z9', 'Y9Z 9Z9', 'CA'],
])('%j is the delivery zip %j of %s (VAL-15, S-21, C-28)', (raw, zip, country) => {
  expect(validateZip({ zip: raw })).toEqual({ ok: true, value: { zip, country } })
})

test.each([
  '',
  ' ',
  '6695',
  '669521',
  '12345-678',
  '12345-67890',
  '12345-',
  '123456789',
  '12345 6789',
  '１２３４５',
  'K1A  0B1',
  'K1A-0B1',
  'K1A 0B',
  'K1A 0B12',
  'xK1A 0B1',
  'KK1 0B1',
  'ſ1A 0B1',
  '\u212A1A 0B1',
  'SW1A 1AA',
  '🎨🎨🎨🎨🎨',
  `${' '.repeat(36)}66952`,
  '6'.repeat(50_000),
  undefined,
  null,
  Number.NaN,
  66_952,
])('%.40j is no zip: the message says so (VAL-15, PDP-40, S-21, SEC-27)', raw => {
  expect(validateZip({ zip: raw })).toEqual(invalid)
})

test.each(Array.from('DFIOQUWZ'))('no Canadian postal code begins with %s (S-21)', letter => {
  expect(parseZip(`${letter}1A 1A1`)).toBeUndefined()
})

test.each(Array.from('DFIOQU'))('no Canadian postal code contains %s (S-21)', letter => {
  expect(parseZip(`A1${letter} 1A1`)).toBeUndefined()
  expect(parseZip(`A1A 1${letter}1`)).toBeUndefined()
})

test.each(Array.from('ABCEGHJKLMNPRSTVXY'))('a Canadian postal code may begin with %s (S-21)', letter => {
  expect(parseZip(`${letter}1${letter} 1${letter}1`)).toEqual({
    zip: `${letter}1${letter} 1${letter}1`,
    country: 'CA',
  })
})

test.each(Array.from('WZ'))('a Canadian postal code may contain %s later (S-21)', letter => {
  expect(parseZip(`A1${letter}1${letter}1`)).toEqual({ zip: `A1${letter}1${letter}1`, country: 'CA' })
})

test.each([
  ['12345-6789', '12345'],
  [' 12345-6789 ', '12345'],
  ['12345–6789', '12345'],
  ['12345 6789', '12345'],
  ['123456789', '12345'],
  ['12345-678', '12345-6'],
  ['x12345-6789', 'x12345-'],
  ['12345-67890', '12345-6'],
  ['K1A 0B1', 'K1A 0B1'],
  ['66952', '66952'],
  ['123456 8', '123456'],
  ['123456😺', '123456'],
  ['', ''],
  ['9'.repeat(50_000), '9999999'],
])('pasting %.20j leaves %j in the zip input (C-28)', (text, truncated) => {
  expect(pastedZip(text)).toBe(truncated)
})

test('the zip input takes 7 characters (VAL-16)', () => {
  expect(ZIP_INPUT_MAX_LENGTH).toBe(7)
})

test('a zip that was taken is taken again, and a missing form is no zip (VAL-15)', () => {
  expect(validateZip(undefined)).toEqual(invalid)
  const zip = fc.oneof(
    fc.stringMatching(/^\d{5}(-\d{4})?$/),
    fc.stringMatching(/^[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d$/),
  )
  fc.assert(
    fc.property(fc.oneof(zip, fc.anything()), raw => {
      const found = parseZip(raw)
      expect(found && parseZip(found.zip)).toEqual(found)
    }),
  )
})

test('what is left of a pasted zip fits, and pasting it again changes nothing (C-28)', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('0123456789- K')) }), text => {
      const truncated = pastedZip(text)
      expect(truncated.length).toBeLessThanOrEqual(ZIP_INPUT_MAX_LENGTH)
      expect(pastedZip(truncated)).toBe(truncated)
    }),
  )
})
