import { ART } from '../../sites/art.ts'
import { COUNTRIES, DISTANCE_UNIT } from './regions.ts'
import { siteCurrency } from './site-currency.ts'

const plain = { id: 'en-GB', alias: 'en-gb' }
const withPreference = { ...ART, l10n: { ...ART.l10n, preferredCurrency: 'EUR' } }

test.each([
  ['the locale has a wish', withPreference, { ...plain, preferredCurrency: 'GBP' }, 'GBP'],
  ['only the site has a wish', withPreference, plain, 'EUR'],
  ['there is no locale', withPreference, undefined, 'EUR'],
  ['nobody has a wish', ART, plain, 'USD'],
  ['the wish is empty', ART, { ...plain, preferredCurrency: '' }, 'USD'],
])('the currency when %s (I18-10, C-43)', (_, site, locale, currency) => {
  expect(siteCurrency(site, locale)).toBe(currency)
})

test('the shop sends to Canada and the US and measures distances in kilometres (CHK-05, I18-11, S-58)', () => {
  expect(COUNTRIES.map(({ code }) => code).toSorted()).toEqual(['CA', 'US'])
  expect(DISTANCE_UNIT).toBe('km')
})
