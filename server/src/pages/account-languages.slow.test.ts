import { ADA, newCustomer } from '../testing/customer.ts'
import { englishIn, piecesOf } from '../testing/english-texts.ts'
import { documentOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

/** A state, and what an order calls its pieces, which is in the language that it was placed in. */
const NAMES = /^(District of Columbia|Poster|Stretched Canvas)$/

const PATHS = [
  '/account',
  '/account?edit=details',
  '/account?edit=email',
  '/account?edit=password',
  '/account?saved=details',
  '/account/orders',
  '/account/orders?page=99',
  '/account/addresses',
  '/account/addresses?add=yes',
  '/account/payments',
  '/account/payments?add=yes',
  '/account/favorites',
  '/account/wishlist',
] as const

test.each([
  ['', 'en-US'],
  ['/en-ca', 'en-CA'],
  ['/fr-ca', 'fr-CA'],
  ['/es-us', 'es-US'],
  ['/allposters/en-us', 'en-US'],
  ['/allposters/en-ca', 'en-CA'],
  ['/allposters/fr-ca', 'fr-CA'],
  ['/allposters/es-us', 'es-US'],
])('every page of the account at %s speaks %s (I18-03)', async (prefix, locale) => {
  const customer = await newCustomer(shop.app, { ...ADA, site: prefix })
  const linked: string[] = []
  const pageAt = async (path: string) => {
    const { text, status } = await customer.get(prefix + path)
    const page = documentOf(text)
    expect([path, status === 200 || status === 404, page.documentElement.lang]).toEqual([path, true, locale])
    for (const link of page.querySelectorAll('main a[href*="/account/orders/"], main a[href*="edit="]'))
      linked.push(link.getAttribute('href')?.slice(prefix.length) ?? '')
    return page
  }
  const pages = []
  for (const path of PATHS) pages.push(await pageAt(path))
  for (const path of new Set(linked)) pages.push(await pageAt(path))
  expect(pages.length).toBeGreaterThan(PATHS.length)
  const pieces = pages.flatMap(piecesOf).filter(piece => !NAMES.test(piece))
  expect(pieces.length).toBeGreaterThan(200)
  const english = locale.startsWith('en') ? [] : englishIn(pieces, locale)
  expect([...new Set(english)]).toEqual([])
})
