import { SITES } from '../../sites/sites.ts'
import { addressPrefix, localeByName, siteByName, TRANSLATIONS_PATH } from './address-prefix.ts'

const sites = Object.values(SITES)

test.each([
  ['/cart', { path: '/cart' }],
  ['', { path: '' }],
  ['/art', { siteName: 'art', path: '/' }],
  ['/ART/cart', { siteName: 'ART', path: '/cart' }],
  ['/fr-ca/cart', { localeName: 'fr-ca', path: '/cart' }],
  ['/art/fr-CA', { siteName: 'art', localeName: 'fr-CA', path: '/' }],
  ['/art/fr-ca//evil.test', { siteName: 'art', localeName: 'fr-ca', path: '/evil.test' }],
  ['/art/art/cart', { siteName: 'art', path: '/art/cart' }],
])('in front of the path %s stands what is known, and nothing else (I18-01, SEC-29)', (path, prefix) => {
  expect(addressPrefix(path, sites)).toStrictEqual(prefix)
})

test('a site and a locale are found by id or alias in any case, and nothing by no name (I18-01, S-23)', () => {
  expect(siteByName('allPOSTERS', sites)).toBe(SITES.AllPosters)
  expect(localeByName('EN-ca', SITES.Art)?.id).toBe('en-CA')
  expect([siteByName(null, sites), siteByName(undefined, sites), siteByName('', sites)]).toStrictEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(localeByName(null, SITES.Art)).toBeUndefined()
})

test('translation files lie at one place (I18-02)', () => {
  expect(TRANSLATIONS_PATH).toBe('/static/translations/')
})
