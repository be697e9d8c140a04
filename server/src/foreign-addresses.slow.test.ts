import request from 'supertest'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from './testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())
afterEach(() => shop.calm())

const PRODUCT = '/products/arches-in-crimson-no-1-A1'
const LIST = '/category/subjects'

const ADDRESSES = [
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example/x',
  'javascript:evil.example',
  '@evil.example/x',
]

const FOREIGN = /.{0,60}evil\.example/g

const spoil = async (operation: string, pointer: string, value: string) => {
  const { app } = await shop.beforeSame()
  await shop.faults(operation, { replace: { pointer, value } })
  return (path: string) => request(app).get(path).expect(200)
}

describe.each([
  ['a tile', 'search-listing', '/hits/*/url', '/search?skq=arches'],
  ['an artist', 'search-listing', '/hits/*/artist/artistCategoryURL', '/'],
  ['a breadcrumb', 'search-listing', '/breadcrumbs/*/displayURL', LIST],
  ['a category link', 'search-listing', '/facets/*/displayURL', LIST],
  ['the menu', 'get-category', '/categories/*/c_alternativeUrl', '/'],
  ['a work’s breadcrumb', 'get-product-group', '/content/breadcrumbs/*/displayURL', PRODUCT],
  ['a related category', 'get-product-group', '/content/categories/*/displayUrl', PRODUCT],
  ['the artist of a work', 'get-product-group', '/seo/artistGalleryUrl', PRODUCT],
  ['a similar work', 'get-similar-products', '/similarItems/*/productPageURL', PRODUCT],
  ['the ratings', 'get-ratings', '/servicesBreakdown/*/galleryUrl', PRODUCT],
  ['a review', 'get-reviews', '/reviews/*/product/productUrl', '/lp/reviews'],
])('%s', (_, operation, pointer, path) => {
  test.each(ADDRESSES)(
    'SEC-02 at %j leads off neither page, structured data nor page data',
    async address => {
      const get = await spoil(operation, pointer, address)
      const { text } = await get(path)
      expect(text.match(FOREIGN)).toBeNull()
      expect(documentOf(text).querySelectorAll('a[href]').length).toBeGreaterThan(50)
      const data = await get(`/_data${path}`)
      expect(data.text.match(FOREIGN)).toBeNull()
    },
  )
})

test.each(ADDRESSES)('SEC-02 a tile whose address is %j leads to its work by its key', async address => {
  const get = await spoil('search-listing', '/hits/*/url', address)
  const document = documentOf((await get(LIST)).text)
  const tiles = [...document.querySelectorAll('main a[href^="/product/A"]')]
  expect(tiles.length).toBeGreaterThan(20)
  const structured = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const items = structured.flatMap(
    ({ textContent }) => textContent.match(/"url":"[^"]+\/product\/A\w+"/g) ?? [],
  )
  expect(items).toHaveLength(tiles.length)
})

test.each(ADDRESSES)('SEC-02 breadcrumbs whose address is %j are words', async address => {
  const get = await spoil('search-listing', '/breadcrumbs/*/displayURL', address)
  const trail = mainOf((await get(LIST)).text).querySelector('[data-trail]')
  expect(trail?.querySelectorAll('li').length).toBeGreaterThan(1)
  expect(trail?.querySelectorAll('a')).toHaveLength(0)
})

test.each(ADDRESSES)('SEC-02 the trail to a work whose steps are at %j names it once', async address => {
  const get = await spoil('get-product-group', '/content/breadcrumbs/*/displayURL', address)
  const main = mainOf((await get(PRODUCT)).text)
  const steps = [...(main.querySelector('[data-trail]')?.querySelectorAll('li') ?? [])]
  const names = steps.map(({ textContent }) => textContent.trim())
  expect(names.length).toBeGreaterThan(1)
  expect(new Set(names).size).toBe(names.length)
})

test.each(
  ['/productSuggestions/*/url', '/categorySuggestions/*/url'].flatMap(pointer =>
    ADDRESSES.map(address => [pointer, address] as const),
  ),
)('SEC-02 suggestions with %s %j lead to pages of the shop', async (pointer, address) => {
  const get = await spoil('suggest', pointer, address)
  const { body, text } = await get('/api/suggest?q=arch')
  expect(body.products.length + body.categories.length).toBeGreaterThan(0)
  expect(text.match(FOREIGN)).toBeNull()
})
