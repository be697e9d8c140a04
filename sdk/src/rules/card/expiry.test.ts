import * as fc from 'fast-check'
import { checkExpiry } from './check-expiry.ts'
import { formatExpiry } from './format-expiry.ts'
import { isCardExpired } from './is-card-expired.ts'
import { CARD_YEAR_PREFIX, parseExpiry } from './parse-expiry.ts'

const pad = (number: number) => String(number).padStart(2, '0')

test.each([
  ['', ''],
  ['0', '0'],
  ['1', '1'],
  ['2', '02'],
  ['9', '09'],
  ['04', '04'],
  ['12', '12'],
  ['12/', '12/'],
  ['1/', '01/'],
  ['1 / 29', '01/29'],
  ['5/', '05/'],
  ['042', '04/2'],
  ['0429', '04/29'],
  ['04/29', '04/29'],
  ['04/20', '04/20'],
  ['04/202', '04/20'],
  ['04/2029', '04/29'],
  ['042029', '04/29'],
  ['04 / 29', '04/29'],
  ['4-29', '04/29'],
  ['04/299', '04/29'],
  ['04/12039', '04/12'],
  ['11/29', '11/29'],
  ['/', ''],
  ['ab🎨', ''],
  ['０４', ''],
  ['1'.repeat(50_000), '11/11'],
])('typing %.20j shows %j (CRD-04, CRD-05)', (raw, shown) => {
  expect(formatExpiry(raw)).toBe(shown)
})

test.each([
  ['04/29', 4, 2029],
  [' 04/29 ', 4, 2029],
  ['4/29', 4, 2029],
  ['04 / 29', 4, 2029],
  ['04/2029', 4, 2029],
  ['01/00', 1, 2000],
  ['12/99', 12, 2099],
  ['12/20', 12, 2020],
  [`${' '.repeat(11)}04/29`, 4, 2029],
])('%j is month %d of %d, the year with the prefix 20 (CRD-04, CRD-05, S-52)', (raw, month, year) => {
  expect(parseExpiry(raw)).toEqual({ month, year })
})

test.each([
  '',
  '0/29',
  '00/29',
  '13/29',
  '0429',
  '04-29',
  '04/9',
  '04/1929',
  '04/129',
  '104/29',
  '04/29x',
  'x04/29',
  '04  /29',
  '04/  29',
  '０４/２９',
  '04/29' + ' '.repeat(12),
  '4/'.repeat(25_000),
  undefined,
  null,
  Number.NaN,
  429,
])('%.20j is no expiry date (CRD-04, SEC-27)', raw => {
  expect(parseExpiry(raw)).toBeUndefined()
})

test('the years of cards begin with 20 (CRD-05, CON-05)', () => {
  expect(CARD_YEAR_PREFIX).toBe('20')
})

test.each([
  ['2029-04-01T00:00:00.000Z', false],
  ['2029-04-30T23:59:59.999Z', false],
  ['2029-05-01T11:59:59.999Z', false],
  ['2029-05-01T12:00:00.000Z', true],
  ['2030-01-01T00:00:00.000Z', true],
  ['2020-01-01T00:00:00.000Z', false],
  ['never', true],
])('at %s a card good until 04/29 has expired: %p', (moment, expired) => {
  expect(isCardExpired({ month: 4, year: 2029 }, Date.parse(moment))).toBe(expired)
})

test('a card good until December is good until the year is over', () => {
  const expiry = { month: 12, year: 2029 }
  expect(isCardExpired(expiry, Date.UTC(2030, 0, 1, 11, 59))).toBe(false)
  expect(isCardExpired(expiry, Date.UTC(2030, 0, 1, 12))).toBe(true)
})

test('an expiry date is good, over or unreadable', () => {
  const now = Date.UTC(2029, 3, 15)
  expect(checkExpiry('04/29', now)).toEqual({ ok: true, value: { month: 4, year: 2029 } })
  expect(checkExpiry('03/29', now)).toEqual({
    ok: false,
    error: { field: 'expiry', code: 'expiry.expired', message: 'Please use a card that has not expired.' },
  })
  expect(checkExpiry('', now)).toEqual({
    ok: false,
    error: {
      field: 'expiry',
      code: 'expiry.invalid',
      message: 'Please enter the expiration date as MM/YY.',
    },
  })
})

test('formatting an expiry date again changes nothing, and a month that can be is read as it was typed (CRD-04, CRD-05)', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789/ -x')), maxLength: 20 }),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(text, raw => {
      const shown = formatExpiry(raw)
      expect(shown).toMatch(/^(\d{0,2}|\d\d\/\d{0,2})$/)
      expect(formatExpiry(shown)).toBe(shown)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 99 }), (month, year) => {
      for (const raw of [`${pad(month)}/${pad(year)}`, `${month}/20${pad(year)}`]) {
        expect(parseExpiry(formatExpiry(raw))).toEqual({ month, year: 2000 + year })
        expect(parseExpiry(raw)).toEqual({ month, year: 2000 + year })
      }
    }),
  )
})

test('no value makes the reading of an expiry date stumble (SEC-27)', () => {
  fc.assert(
    fc.property(fc.anything(), raw => expect(['object', 'undefined']).toContain(typeof parseExpiry(raw))),
  )
})
