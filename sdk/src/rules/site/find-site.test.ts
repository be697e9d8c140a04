import { ALLPOSTERS } from '../../sites/allposters.ts'
import { ART } from '../../sites/art.ts'
import { checkSiteId } from './check-site-id.ts'
import { findLocale } from './find-locale.ts'
import { findSite } from './find-site.ts'

const sites = [ALLPOSTERS, ART]

test.each([
  [undefined, { sites }, 'config.no-url', 'URL is required to find a site object.'],
  ['', { sites }, 'config.no-url', 'URL is required to find a site object.'],
  [
    '/',
    { sites: [] },
    'config.no-sites',
    "Can't find any sites from the config. Please check your configuration",
  ],
  ['/', {}, 'config.no-sites', "Can't find any sites from the config. Please check your configuration"],
  ['/', undefined, 'config.no-config', 'Config is not defined.'],
])(
  'address %j with configuration %j: %s (CFG-01, CFG-02, CFG-03, C-32)',
  (address, configuration, code, message) => {
    expect(findSite(address, configuration)).toEqual({ ok: false, error: { code, message } })
  },
)

const found = (address: string, configured = sites) => {
  const answer = findSite(address, { sites: configured })
  return answer.ok && [answer.value.site.id, answer.value.path]
}

test('a site is found by its address among the configured ones (CFG-01)', () => {
  expect(found('/cart')).toEqual(['Art', '/cart'])
  expect(found('/allposters/cart')).toEqual(['AllPosters', '/cart'])
  expect(found('/allposters/cart', [ART, ALLPOSTERS])).toEqual(['AllPosters', '/cart'])
  expect(found('/cart', [ALLPOSTERS])).toEqual(['AllPosters', '/cart'])
  expect(found('/allposters/cart', [ART])).toEqual(['Art', '/allposters/cart'])
})

test('a locale lookup without a site says what is missing (CFG-04)', () => {
  expect(findLocale('en-US', undefined)).toEqual({
    ok: false,
    error: {
      code: 'config.no-site',
      message: 'Site is not defined. It is required to look for locale object',
    },
  })
})

test.each([
  ['fr-CA', 'fr-CA'],
  ['EN-ca', 'en-CA'],
  ['de-DE', 'en-US'],
  [undefined, 'en-US'],
])('the locale %j of a site is %s (CFG-04, I18-07)', (name, id) => {
  const answer = findLocale(name, ART)
  expect(answer.ok && answer.value.id).toBe(id)
})

test.each(['Art', 'AllPosters'])('%s is a site id (CFG-05)', id => {
  expect(checkSiteId(id)).toEqual({ ok: true, value: id })
})

test.each(['art', 'ART', '', 'constructor', null, undefined, 0, ['Art']])('%j is no site id (CFG-05)', id => {
  expect(checkSiteId(id)).toEqual({ ok: false, error: { code: 'site.invalid', message: 'Invalid siteId' } })
})
