import * as fc from 'fast-check'
import { formatMoney } from './format-money.ts'

// An underscore stands for the no-break space U+00A0.
test.each([
  ['en-US', 'USD', 1999, '$19.99'],
  ['en-US', 'USD', 0, '$0.00'],
  ['en-US', 'USD', 5, '$0.05'],
  ['en-US', 'USD', 123450, '$1,234.50'],
  ['en-US', 'USD', -1999, '-$19.99'],
  ['en-US', 'USD', 123456789, '$1,234,567.89'],
  ['en-US', 'CAD', 1999, 'CA$19.99'],
  ['en-US', 'CAD', -123456789, '-CA$1,234,567.89'],
  ['en-CA', 'CAD', 1999, '$19.99'],
  ['en-CA', 'CAD', -1999, '-$19.99'],
  ['en-CA', 'CAD', 123456789, '$1,234,567.89'],
  ['en-CA', 'USD', 1999, 'US$19.99'],
  ['en-CA', 'USD', -123456789, '-US$1,234,567.89'],
  ['fr-CA', 'CAD', 1999, '19,99_$'],
  ['fr-CA', 'CAD', -1999, '-19,99_$'],
  ['fr-CA', 'CAD', 123456789, '1_234_567,89_$'],
  ['fr-CA', 'USD', 1999, '19,99_$_US'],
  ['fr-CA', 'USD', -123456789, '-1_234_567,89_$_US'],
  ['es-US', 'USD', 1999, '$19.99'],
  ['es-US', 'USD', -1999, '-$19.99'],
  ['es-US', 'USD', 123456789, '$1,234,567.89'],
  ['es-US', 'CAD', 1999, 'CAD_19.99'],
  ['es-US', 'CAD', -123456789, '-CAD_1,234,567.89'],
  ['en-US', 'USD', 999999999999999, '$9,999,999,999,999.99'],
  ['en-US', 'JPY', 1999, '¥1,999'],
  ['en-US', 'BHD', 1999, 'BHD_1.999'],
  ['en-US', 'ISK', 1999, 'ISK_19.99'],
])('in %s, %s %i reads %s everywhere (PDP-33, S-54)', (locale, currency, minor, text) => {
  expect(formatMoney({ minor, currency }, locale)).toBe(text.replaceAll('_', '\u00a0'))
})

test('the narrow spaces of some locales become ordinary no-break spaces (PDP-33)', () => {
  expect(formatMoney({ minor: 123450, currency: 'EUR' }, 'fr-FR')).toBe('1\u00a0234,50\u00a0€')
})

test('prices of two locales and currencies do not mix when they take turns (PDP-33)', () => {
  const turns = [
    ['en-US', 'USD'],
    ['fr-CA', 'CAD'],
    ['en-US', 'CAD'],
    ['en-US', 'USD'],
  ] as const
  expect(turns.map(([locale, currency]) => formatMoney({ minor: 100, currency }, locale))).toEqual([
    '$1.00',
    '1,00\u00a0$',
    'CA$1.00',
    '$1.00',
  ])
})

test.each([
  ['not a locale', 'USD', 1999, '19.99\u00a0USD'],
  ['en-US', 'dollars', -1999, '-19.99\u00a0dollars'],
  ['', 'JPY', 1999, '1999\u00a0JPY'],
])('in %p, an amount in %p is still readable (PDP-33)', (locale, currency, minor, text) => {
  expect(formatMoney({ minor, currency }, locale)).toBe(text)
})

test.each([Number.NaN, Infinity, -Infinity])('%p is not shown as a price (PDP-33)', minor => {
  expect(formatMoney({ minor, currency: 'USD' }, 'en-US')).toBe('')
})

test('no amount, currency or locale breaks a page (PDP-33)', () => {
  fc.assert(
    fc.property(
      fc.double(),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }),
      (minor, currency, locale) => {
        expect(typeof formatMoney({ minor, currency }, locale)).toBe('string')
      },
    ),
  )
})
