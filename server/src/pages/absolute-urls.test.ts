import request from 'supertest'
import { documentOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

const ORIGIN = 'http://www.art.example'
const POSTERS = 'http://posters.example'
const WORK = '/products/arches-in-crimson-no-1-A1'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({
    env: { ORIGIN_ART: ORIGIN, ORIGIN_ALLPOSTERS: POSTERS },
    siteOrigins: { Art: ORIGIN, AllPosters: POSTERS },
  })
})

afterAll(() => shop.upstream.close())

const get = (path: string, origin = ORIGIN) => request(shop.app).get(path).set('host', new URL(origin).host)

test.each([
  ['/product/A1', WORK],
  ['/product/A1?upi=A1&utm_source=x', `${WORK}?upi=A1&utm_source=x`],
  ['/products/an-old-name-A1', WORK],
  ['/product/MOVED1', WORK],
  ['/fr-ca/product/A1?x=1', `/fr-ca${WORK}?x=1`],
])('%s moves to %s where the service names it by an absolute URL (ERR-08)', async (path, location) => {
  await get(path).expect(301).expect('location', location)
  await get(location).expect(200)
})

test('a canonical URL on the host without www is the site’s own, too', async () => {
  const fresh = await shop.beforeSame({ env: { ORIGIN_ART: ORIGIN, ORIGIN_ALLPOSTERS: POSTERS } })
  await shop.faults('get-product-group', {
    replace: { pointer: '/seo/canonicalUrl', value: 'https://art.example/products/renamed-A5' },
  })
  await request(fresh.app)
    .get('/product/A5')
    .set('host', 'www.art.example')
    .expect(301)
    .expect('location', '/products/renamed-A5')
  await shop.calm()
})

test.each([
  ['home', ORIGIN, '/'],
  ['a list', ORIGIN, '/category/rooms'],
  ['a search', ORIGIN, '/search?skq=arches'],
  ['a work', ORIGIN, WORK],
  ['a work in French', ORIGIN, `/fr-ca${WORK}`],
  ['the posters’ home', POSTERS, '/'],
  ['the posters’ search', POSTERS, '/search?q=arches'],
])('%s links to its own pages as it does with paths', async (_, origin, path) => {
  const { text } = await get(path, origin).expect(200)
  const document = documentOf(text)
  const links = [...document.querySelectorAll('a[href]')].map(link => link.getAttribute('href') ?? '')
  expect(links.filter(link => /^https?:/.test(link) && link.includes('.example'))).toEqual([])
  expect(links.filter(link => link.includes('/products/') || link.includes('/-sp/')).length).toBeGreaterThan(
    0,
  )
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
    new RegExp(`^${origin}/(?!http)`),
  )
})
