import * as fc from 'fast-check'
import type { SiteContext } from '../../model/site.ts'
import { SITES } from '../../sites/sites.ts'
import { resolveSite } from './resolve-site.ts'
import { siteLink } from './site-link.ts'

const from = (address: string): SiteContext => resolveSite(address, SITES)

test.each([
  ['/', '/cart', '/cart'],
  ['/', '/', '/'],
  ['/allposters/en-us/x', '/cart', '/allposters/en-us/cart'],
  ['/allposters/en-us/x', '/', '/allposters/en-us'],
  ['/ALLPOSTERS/x', '/cart?page=2#list', '/allposters/cart?page=2#list'],
  ['/en-ca', '/cart', '/en-ca/cart'],
  ['/x?site=AllPosters', '/cart', '/cart?site=AllPosters'],
  ['/x?site=allposters&locale=fr-ca', '/', '/?site=AllPosters&locale=fr-CA'],
  ['/x?site=AllPosters', '/cart?site=Art&page=2&sites=1#list', '/cart?page=2&sites=1&site=AllPosters#list'],
  ['/x?locale=en-CA', '/cart?a=%20+b&&locale=x', '/cart?a=%20+b&locale=en-CA'],
  ['/x?locale=en-CA', '/cart?site=Art', '/cart?site=Art&locale=en-CA'],
  ['/en-ca/x?site=AllPosters', '/cart', '/en-ca/cart?site=AllPosters'],
  [
    '/allposters',
    '/gift-cards/GC0025?amount=50&pid=GC0025-2',
    '/allposters/gift-cards/GC0025?amount=50&pid=GC0025-2',
  ],
  ['/art', '/artists', '/art/artists'],
  ['/art', '/art/cart', '/art/cart'],
  ['/art', '/art', '/art'],
])('for a visitor of %j the link %j is %j (I18-01)', (address, path, link) => {
  expect(siteLink(path, from(address))).toBe(link)
})

test.each([
  'https://elsewhere.test/cart',
  '//elsewhere.test/cart',
  '/\\elsewhere.test',
  'mailto:help@shop.test',
  '?page=2',
  '#list',
  '',
  '/static/translations/compiled/en-US.json',
])('%j is no page of the shop and stays as it is (I18-02)', path => {
  expect(siteLink(path, from('/allposters/en-us'))).toBe(path)
})

test('a shopper who changes language keeps it although the address named none before (I18-01)', () => {
  const [, english] = SITES.Art.l10n.supportedLocales
  const other = english ? { locale: english } : {}
  expect(siteLink('/cart', { ...from('/'), ...other })).toBe('/en-ca/cart')
  expect(siteLink('/cart', { ...from('/art'), ...other })).toBe('/art/en-ca/cart')
  expect(siteLink('/cart', { ...from('/?site=Art'), ...other })).toBe('/cart?site=Art&locale=en-CA')
})

test('a link that is already in the form of the visitor does not change (I18-01)', () => {
  const forms = fc.constantFrom('/', '/art', '/allposters/fr-ca', '/en-ca', '/?site=Art', '/art?locale=en-CA')
  const paths = fc.tuple(fc.webPath(), fc.webQueryParameters()).map(([path, query]) => `/x${path}?${query}#y`)
  fc.assert(
    fc.property(forms, fc.oneof(paths, fc.string()), (address, path) => {
      const link = siteLink(path, from(address))
      expect(siteLink(link, from(address))).toBe(link)
    }),
  )
})
