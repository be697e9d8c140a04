import request from 'supertest'
import { documentOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())

const pageOf = async (path: string) => {
  const { text } = await request(shop.app).get(path).expect(200)
  return documentOf(text)
}

test.each([
  '/',
  '/fr-ca/help/faq',
  '/es-us/gallery/search?skq=blue&sort=newest',
  '/allposters/en-us/help/shipping',
  '/allposters/fr-ca/newsletter',
])('every language of %s is one click away, in its own words and currency', async path => {
  const page = await pageOf(path)
  const links = [...page.querySelectorAll<HTMLAnchorElement>('footer nav a[hreflang]')]
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'English (US) · USD',
    'English (Canada) · CAD',
    'Français (Canada) · CAD',
    'Español (EE. UU.) · USD',
  ])
  expect(links.filter(link => link.hasAttribute('aria-current'))).toHaveLength(1)
  for (const link of links) {
    const other = await pageOf(link.getAttribute('href') ?? '')
    expect(other.documentElement.lang).toBe(link.hreflang || link.getAttribute('hreflang'))
    expect(other.querySelector('main')?.textContent.length).toBeGreaterThan(50)
  }
})
