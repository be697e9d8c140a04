import request from 'supertest'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({ env: { PORT: '3000' } })
})

afterAll(() => shop.upstream.close())

const text = async (path: string) => (await request(shop.app).get(path).expect(200)).text
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')

test('robots.txt names what to skip and the sitemaps of both brands', async () => {
  const robots = await text('/robots.txt')
  expect(robots).toContain('Disallow: /cart')
  expect(robots).toContain('Disallow: /*?f.')
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  expect(robots).toContain('Sitemap: http://localhost:3000/allposters/sitemap.xml')
})

test.each(['', '/allposters'])('every page that the sitemap of %j names is there', async prefix => {
  const maps = locations(await text(`${prefix}/sitemap.xml`))
  expect(maps.length).toBeGreaterThan(1)
  const pages = (await Promise.all(maps.map(map => text(new URL(map).pathname)))).flatMap(locations)
  expect(new Set(pages).size).toBe(pages.length)
  const categories = pages.filter(page => page.includes('/category/'))
  expect(categories.length).toBeGreaterThan(20)
  for (const page of categories.slice(0, 10)) await text(new URL(page).pathname)
})

test('a sitemap beyond the last is not there', async () => {
  await request(shop.app).get('/sitemap-works-999.xml').expect(404)
})

test('works, categories, artists and pages of words carry the day of their last change', async () => {
  const works = await text('/sitemap-works-1.xml')
  expect(works.match(/<url>/g)?.length).toBe(works.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)?.length)
  expect(locations(works)[0]).toMatch(/^http:\/\/localhost:3000\/products\//)
  const categories = await text('/sitemap-categories.xml')
  for (const path of ['/category/artists-[a-z-]+', '/help/shipping', '/blog/canvas-or-paper', '/lp/business'])
    expect(categories).toMatch(
      new RegExp(`<loc>http://localhost:3000${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`),
    )
})

test('a crawler that has a sitemap gets 304 for it', async () => {
  const { headers } = await request(shop.app).get('/sitemap-works-1.xml').expect(200)
  await request(shop.app)
    .get('/sitemap-works-1.xml')
    .set('if-none-match', String(headers['etag']))
    .expect(304)
    .expect('cache-control', /s-maxage=3600/)
})

describe('a sitemap that would lack pages', () => {
  afterEach(() => shop.calm())

  test.each([
    ['is away', '/sitemap.xml', { reset: true }],
    ['is away', '/sitemap-works-1.xml', { status: 503 }],
    ['is away', '/sitemap-categories.xml', { status: 503 }],
    ['knows no works', '/sitemap.xml', { body: { last: 0, version: 'v', count: 0, entries: [] } }],
    ['cuts a list short', '/sitemap-works-1.xml', { replace: { pointer: '/entries', value: [] } }],
    ['cuts a list short', '/sitemap-categories.xml', { omit: '/entries/3' }],
  ])('while the service %s, %s is a 503 that is not stored (%j)', async (_, path, fault) => {
    const fresh = await shop.beforeSame({ env: { UPSTREAM_PATIENCE: '1' } })
    await shop.faults('get-sitemap', fault)
    await request(fresh.app)
      .get(path)
      .expect(503)
      .expect('cache-control', 'no-store')
      .expect('retry-after', /\d/)
  })

  test('a sitemap is written without the calls of lists and menus', async () => {
    const fresh = await shop.beforeSame()
    for (const target of ['search', 'get-category']) await shop.faults(target, { status: 503 })
    for (const path of ['/sitemap.xml', '/sitemap-works-1.xml', '/sitemap-categories.xml'])
      await request(fresh.app).get(path).expect(200)
  })

  test('files that one crawler asks for at random close those of another in no way', async () => {
    const fresh = await shop.beforeSame({ env: { TRUST_PROXY: '1' } })
    const from = (address: string, path: string) =>
      request(fresh.app).get(path).set('x-forwarded-for', address)
    const crowd = Array.from({ length: 20 }, (_, at) =>
      from('198.51.100.7', `/sitemap-works-${at + 5000}.xml`),
    )
    const answers = await Promise.all([from('203.0.113.5', '/sitemap.xml'), ...crowd])
    expect(answers.map(({ status }) => status)).toEqual([200, ...crowd.map(() => 404)])
  })

  test('crawlers that fail leave the lists of shoppers alone', async () => {
    const fresh = await shop.beforeSame()
    await shop.faults('get-sitemap', { status: 503, times: 40 })
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        request(fresh.app)
          .get(`/sitemap-works-${at + 1}.xml`)
          .expect(503),
      ),
    )
    await shop.calm()
    await request(fresh.app).get('/category/subjects').expect(200)
  })
})

test('each page of a sitemap names its other languages', async () => {
  const xml = await text('/sitemap-categories.xml')
  expect(xml).toContain('hreflang="fr-CA" href="http://localhost:3000/fr-ca"')
})

test('llms.txt describes the shop and names its pages of words', async () => {
  const art = await text('/llms.txt')
  for (const part of ['# Art', '/help/talktous)', '/lp/business)', '/blog/canvas-or-paper)', '## Stories'])
    expect(art).toContain(part)
  const posters = await text('/allposters/llms.txt')
  expect(posters).toContain('# AllPosters')
  expect(posters).toContain('/allposters/help/cs)')
  expect(posters).not.toContain('talktous')
  expect(await text('/fr-ca/llms.txt')).toContain('[Livraison](')
})

test.each(['/robots.txt', '/sitemap.xml'])('%s is public and never names the requested host', async path => {
  const { text: body } = await request(shop.app)
    .get(path)
    .set('host', 'evil.test')
    .expect('cache-control', /s-maxage=3600/)
  expect(body).not.toContain('evil.test')
})
