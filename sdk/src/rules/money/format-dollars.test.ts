import * as fc from 'fast-check'
import { formatDollars } from './format-dollars.ts'

const SHOPS = [
  ['en-US', 'USD'],
  ['en-CA', 'CAD'],
  ['es-US', 'USD'],
] as const

test.each(SHOPS)('in %s, %s read as Intl writes them, whatever the amount (PDP-33)', (locale, currency) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const same = (minor: number) => {
    expect(formatDollars({ minor, currency }, locale)).toBe(
      format.format(minor / 100).replace(/\s/g, '\u00a0'),
    )
  }
  for (const minor of [0, 5, 99, 100, 99_999, 100_000, -1, -99_999, 100_000_000]) same(minor)
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }).filter(minor => minor !== 0),
      same,
    ),
  )
})

test.each([
  ['other money', { minor: 100, currency: 'EUR' }, 'en-US'],
  ['the money of another country', { minor: 100, currency: 'CAD' }, 'en-US'],
  ['money with its sign behind', { minor: 100, currency: 'CAD' }, 'fr-CA'],
  ['another language', { minor: 100, currency: 'USD' }, 'de-DE'],
  ['no whole number', { minor: 0.5, currency: 'USD' }, 'en-US'],
  ['no number', { minor: NaN, currency: 'USD' }, 'en-US'],
])('%s is left to Intl', (_, money, locale) => {
  expect(formatDollars(money, locale)).toBeUndefined()
})
