import * as fc from 'fast-check'
import { ALLPOSTERS } from '../../sites/allposters.ts'
import { ART } from '../../sites/art.ts'
import { SITES } from '../../sites/sites.ts'
import { defaultLocale, DEFAULT_LOCALE_ID, DEFAULT_SITE_ID, resolveSite } from './resolve-site.ts'
import { siteLink } from './site-link.ts'

const HOSTS = {
  'www.allposters.test': 'AllPosters',
  'localhost:3001': 'AllPosters',
  'art.test': 'Art',
} as const

const resolved = (address: string) => {
  const { site, locale, addressStyle, path } = resolveSite(address, SITES)
  return [site.id, locale.id, addressStyle.site, addressStyle.locale, path]
}

test.each([
  ['/', 'Art', 'en-US', 'none', 'none', '/'],
  ['', 'Art', 'en-US', 'none', 'none', '/'],
  ['/gallery/search?skq=monet#top', 'Art', 'en-US', 'none', 'none', '/gallery/search'],
  ['/allposters/en-us/cart', 'AllPosters', 'en-US', 'prefix', 'prefix', '/cart'],
  ['/art/fr-ca/', 'Art', 'fr-CA', 'prefix', 'prefix', '/'],
  ['/ALLPOSTERS/EN-CA', 'AllPosters', 'en-CA', 'prefix', 'prefix', '/'],
  ['/AllPosters/en-US/-sp/x', 'AllPosters', 'en-US', 'prefix', 'prefix', '/-sp/x'],
  ['/allposters/cart', 'AllPosters', 'en-US', 'prefix', 'none', '/cart'],
  ['/es-us/cart', 'Art', 'es-US', 'none', 'prefix', '/cart'],
  ['/en-us/allposters/cart', 'Art', 'en-US', 'none', 'prefix', '/allposters/cart'],
  ['/cart?site=AllPosters', 'AllPosters', 'en-US', 'query', 'none', '/cart'],
  ['/cart?site=allposters&locale=FR-ca', 'AllPosters', 'fr-CA', 'query', 'query', '/cart'],
  ['/cart?locale=en-CA', 'Art', 'en-CA', 'none', 'query', '/cart'],
  ['/art/en-us/cart?site=AllPosters&locale=en-CA', 'AllPosters', 'en-CA', 'query', 'query', '/cart'],
  ['/art/en-ca/cart?site=AllPosters', 'AllPosters', 'en-CA', 'query', 'prefix', '/cart'],
  ['/cart?site=Other&locale=de-DE', 'Art', 'en-US', 'none', 'none', '/cart'],
  ['/allposters/fr-ca/x?site=Other&locale=../', 'AllPosters', 'fr-CA', 'prefix', 'prefix', '/x'],
  ['/artists/monet', 'Art', 'en-US', 'none', 'none', '/artists/monet'],
  ['/art//evil.test', 'Art', 'en-US', 'prefix', 'none', '/evil.test'],
  ['/art/en-us/\\/evil.test', 'Art', 'en-US', 'prefix', 'prefix', '/evil.test'],
  ['//allposters/cart', 'Art', 'en-US', 'none', 'none', '//allposters/cart'],
  ['https://anywhere.test/allposters?x=1', 'AllPosters', 'en-US', 'prefix', 'none', '/'],
])(
  'site and locale of %j: query before prefix, else Art and en-US (I18-01, I18-07, S-23, S-24, SEC-29)',
  (address, ...expected) => {
    expect(resolved(address)).toEqual(expected)
  },
)

test.each([
  ['https://www.allposters.test/cart', 'AllPosters'],
  ['https://WWW.AllPosters.TEST:8443/cart', 'AllPosters'],
  ['http://localhost:3001/cart', 'AllPosters'],
  ['http://localhost:3000/cart', 'Art'],
  ['https://www.allposters.test/art/cart', 'Art'],
  ['https://art.test/cart?site=AllPosters', 'AllPosters'],
  ['https://constructor/cart', 'Art'],
  ['https://toString/cart', 'Art'],
])('the host of %j decides when the address names no brand (I18-01, SEC-19)', (address, site) => {
  expect(resolveSite(address, SITES, HOSTS).site.id).toBe(site)
})

test('a host names a brand but is no part of the form of the links (I18-01)', () => {
  const context = resolveSite('https://www.allposters.test/cart', SITES, HOSTS)
  expect(context.addressStyle).toEqual({ site: 'none', locale: 'none' })
  expect(siteLink('/cart', context)).toBe('/cart')
})

test('the default brand is Art unless the environment names another, and a host counts more (S-24)', () => {
  expect(DEFAULT_SITE_ID).toBe('Art')
  expect(resolveSite('/cart', SITES, {}, 'AllPosters').site.id).toBe('AllPosters')
  expect(resolveSite('https://art.test/cart', SITES, HOSTS, 'AllPosters').site.id).toBe('Art')
})

test('static translation files carry no site and no locale (I18-02)', () => {
  const address = '/static/translations/compiled/fr-CA.json?site=AllPosters&locale=fr-CA'
  expect(resolved(address)).toEqual([
    'Art',
    'en-US',
    'none',
    'none',
    '/static/translations/compiled/fr-CA.json',
  ])
  expect(resolved('/static/app.js?site=AllPosters')[0]).toBe('AllPosters')
})

test('a locale that only the other brand speaks leaves the brand its own default (S-23)', () => {
  const english = { ...ART, l10n: { ...ART.l10n, supportedLocales: ART.l10n.supportedLocales.slice(0, 1) } }
  const answer = resolveSite('/art/fr-ca/cart', { Art: english, AllPosters: ALLPOSTERS })
  expect([answer.locale.id, answer.addressStyle.locale, answer.path]).toEqual(['en-US', 'none', '/cart'])
})

test('the default locale of the shop is en-US, whatever order a brand lists its locales in (I18-07)', () => {
  const turned = { ...ART.l10n, supportedLocales: ART.l10n.supportedLocales.toReversed() }
  expect(DEFAULT_LOCALE_ID).toBe('en-US')
  expect(defaultLocale({ ...ART, l10n: turned }).id).toBe('en-US')
  expect(defaultLocale({ ...ART, l10n: { ...turned, defaultLocale: 'de-DE' } }).id).toBe('es-US')
  const silent = { ...ART, l10n: { ...turned, supportedLocales: [] } }
  expect(defaultLocale(silent)).toEqual({ id: 'en-US', alias: 'en-us', preferredCurrency: 'USD' })
})

test('a site has an id, an alias and its locales with their currencies (I18-08, I18-09, SHL-42)', () => {
  const locales = [
    { id: 'en-US', alias: 'en-us', preferredCurrency: 'USD' },
    { id: 'en-CA', alias: 'en-ca', preferredCurrency: 'CAD' },
    { id: 'fr-CA', alias: 'fr-ca', preferredCurrency: 'CAD' },
    { id: 'es-US', alias: 'es-us', preferredCurrency: 'USD' },
  ]
  const l10n = { defaultLocale: 'en-US', defaultCurrency: 'USD', supportedLocales: locales }
  expect(SITES).toEqual({
    Art: { id: 'Art', alias: 'art', l10n },
    AllPosters: { id: 'AllPosters', alias: 'allposters', l10n },
  })
})

test.each(['/wall-posters/english/cart', '/allposters/en-us/cart', '/Wall-Posters/EN-US/cart'])(
  'brand and locale of %s are read by alias or id, in any case (S-23)',
  address => {
    const locale = { id: 'en-US', alias: 'English' }
    const posters = {
      ...ALLPOSTERS,
      alias: 'Wall-Posters',
      l10n: { ...ALLPOSTERS.l10n, supportedLocales: [locale] },
    }
    const answer = resolveSite(address, { Art: ART, AllPosters: posters })
    expect([answer.site.id, answer.locale, answer.path]).toEqual(['AllPosters', locale, '/cart'])
  },
)

test('any text at all resolves to one of the brands, and its links lead back to the same brand (I18-01)', () => {
  const steps = fc.constantFrom('art', 'allposters', 'en-us', 'fr-CA', 'cart', 'a b', '', '💐', '%2F')
  const query = fc.constantFrom(
    '',
    '?site=Art',
    '?site=allposters',
    '?locale=en-ca',
    '?site=Art&locale=fr-ca',
    '?x=%',
  )
  const addresses = fc.tuple(fc.array(steps), query).map(([path, search]) => `/${path.join('/')}${search}`)
  fc.assert(
    fc.property(fc.oneof(addresses, fc.string()), address => {
      const first = resolveSite(address, SITES)
      const again = resolveSite(siteLink('/cart?x=1', first), SITES)
      expect([again.site.id, again.locale.id, again.addressStyle, again.path]).toEqual([
        first.site.id,
        first.locale.id,
        first.addressStyle,
        '/cart',
      ])
    }),
  )
})
