import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import request from 'supertest'
import { mainOf, openStorefront, type StorefrontAndUpstream } from './testing/prebuilt.ts'
import { sayTo } from './testing/raw.ts'

let folder: string
let shop: StorefrontAndUpstream
let product: string

const LONG = `export default '${'art '.repeat(1000)}'`
const get = (path: string) => request(shop.app).get(path)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wallart-public-'))
  for (const part of ['assets', 'icons', 'clips', 'translations']) await mkdir(join(folder, part))
  await writeFile(join(folder, 'assets', 'entry-ABC.js'), 'export {}')
  await writeFile(join(folder, 'assets', 'page-ABC.js'), LONG)
  await writeFile(join(folder, 'assets', 'page-ABC.js.map'), '{"sourcesContent":["secret"]}')
  await writeFile(join(folder, 'assets', 'page-ABC.js.br'), brotliCompressSync(LONG))
  await writeFile(join(folder, 'assets', 'page-ABC.js.gz'), gzipSync(LONG))
  await writeFile(join(folder, 'assets', 'late-ABC.js.br'), brotliCompressSync(LONG))
  await writeFile(join(folder, 'icons', 'art.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(folder, 'clips', 'Canvas.mp4'), 'film')
  await writeFile(join(folder, 'translations', 'fr-CA.json'), '{"error-page.back":"Retour"}')
  await writeFile(join(folder, 'secret.json'), '{"secret":true}')
  shop = await openStorefront({ options: { publicDir: folder } })
  const { body } = await get('/_data/category/rooms').expect(200)
  product = body.routes.category.list.tiles[0].href
})

afterAll(async () => {
  await shop.upstream.close()
  await rm(folder, { recursive: true })
})

const HOME = 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600, stale-if-error=86400'
const PRODUCT = 'public, max-age=0, s-maxage=900, stale-while-revalidate=3600, stale-if-error=86400'
const SEARCH = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=3600'
const MISSING = 'public, max-age=0, s-maxage=60'
const NOBODY = 'no-store'
const PRIVATE = 'private, no-store'

test.each([
  ['br, gzip', 'br', brotliCompressSync(LONG)],
  ['gzip;q=0.5', 'gzip', gzipSync(LONG)],
  ['br;q=0, gzip', 'gzip', gzipSync(LONG)],
] as const)(
  'a client that accepts %s gets the script that the build has compressed',
  async (accepted, coding, form) => {
    const { text } = await get('/assets/page-ABC.js?again')
      .set('accept-encoding', accepted)
      .expect(200)
      .expect('content-encoding', coding)
      .expect('content-length', String(form.length))
      .expect('content-type', /^text\/javascript/)
      .expect('cache-control', 'public, max-age=31536000, immutable')
      .expect('vary', /Accept-Encoding/)
    expect(text).toBe(LONG)
  },
)

test('a script that a later build has taken away is missing in plain words', async () => {
  await rm(join(folder, 'assets', 'late-ABC.js.br'))
  const { headers, text } = await get('/assets/late-ABC.js').set('accept-encoding', 'br').expect(404)
  expect(headers['content-encoding']).toBeUndefined()
  expect(text).toBe('Not found')
})

test('a client that accepts no coding gets the script uncompressed', async () => {
  const { headers } = await get('/assets/page-ABC.js').set('accept-encoding', 'identity').expect(200, LONG)
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['vary']).toContain('Accept-Encoding')
})

test.each([
  ['a file with a hash in its name', '/assets/entry-ABC.js', 200, 'public, max-age=31536000, immutable'],
  ['a file that is gone', '/assets/entry-OLD.js', 404, NOBODY],
  ['a source map', '/assets/page-ABC.js.map', 404, NOBODY],
  ['a source map by another name', '/assets/page-ABC.js%2ema%70', 404, NOBODY],
  ['an icon', '/icons/art.svg', 200, 'public, max-age=86400'],
  ['a film', '/clips/Canvas.mp4', 200, 'public, max-age=86400'],
  ['a film that is gone', '/clips/Old.mp4', 404, NOBODY],
  ['the texts of a language', '/static/translations/compiled/fr-CA.json', 200, 'public, max-age=300'],
  ['the texts of no language', '/static/translations/compiled/xx-XX.json', 404, NOBODY],
  ['a picture', '/img/A36.jpg?artWidth=80', 200, 'public, max-age=31536000, immutable'],
  ['no picture', '/img/none.jpg', 404, NOBODY],
  ['the home page', '/', 200, HOME],
  ['the home page of the other brand', '/allposters', 200, HOME],
  ['a list', '/category/rooms?sort=newest', 200, HOME],
  ['a list beyond its end', '/category/rooms?page=999', 404, MISSING],
  ['a search', '/search?skq=lemon', 200, SEARCH],
  ['the data of a search', '/_data/search?skq=lemon', 200, SEARCH],
  ['a page that does not exist', '/nope', 404, MISSING],
  ['the data of such a page', '/_data/nope', 404, MISSING],
  ['a product that is gone', '/product/GONE1', 404, MISSING],
  ['a product that moved', '/product/MOVED1', 301, 'public, max-age=0, s-maxage=900'],
  ['an address in another way', '/category//rooms', 301, 'public, max-age=0, s-maxage=900'],
  ['a product whose service fails', '/product/DOWN1', 503, NOBODY],
  ['its data', '/_data/product/DOWN1', 503, NOBODY],
  ['the sign-in page', '/login', 200, PRIVATE],
  ['its data, too', '/_data/login', 200, PRIVATE],
  ['what is personal', '/api/me', 200, PRIVATE],
  ['suggestions', '/api/suggest?q=lem', 200, MISSING],
  ['whether the process lives', '/livez', 200, NOBODY],
  ['whether it is ready', '/readyz', 200, NOBODY],
  ['robots.txt', '/robots.txt', 200, 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400'],
  ['the callback', '/callback', 200, 'public, max-age=31536000'],
  ['a callback without a sign-in', '/callback?code=x&state=y', 400, NOBODY],
  ['an address that cannot be read', '/%ff', 400, NOBODY],
  ['what is not here', '/proxy/commerce/nothing', 404, NOBODY],
])('%s (%s) is %i and cached as the table says (SEO-13)', async (_, path, status, caching) => {
  const { headers, status: answered } = await get(path)
  expect([answered, headers['cache-control']]).toEqual([status, caching])
  expect(headers['set-cookie']).toBeUndefined()
})

test('a product page is cached for 15 minutes, as a document and as data', async () => {
  await get(product).expect(200).expect('cache-control', PRODUCT)
  await get(`/_data${product}`).expect(200).expect('cache-control', PRODUCT)
})

test('a refused method and a refused form are uncacheable', async () => {
  await request(shop.app).put('/').expect(405).expect('cache-control', NOBODY)
  const crossSite = request(shop.app).post('/login').set('sec-fetch-site', 'cross-site')
  await crossSite.expect(403).expect('cache-control', NOBODY)
})

test.each([
  ['/login', 'noindex'],
  ['/_data/login', 'noindex'],
  ['/nope', 'noindex'],
  ['/search?skq=lemon', 'noindex,follow'],
  ['/product/NOINDEX1', 'NOINDEX, NOFOLLOW'],
  ['/', undefined],
  ['/category/rooms', undefined],
])('the header tells search engines of %s: %j', async (path, robots) => {
  const { headers } = await get(path)
  expect(headers['x-robots-tag']).toEqual(robots)
})

describe.each(['/category/rooms', '/_data/category/rooms'])('%s', path => {
  test.each(['br', 'gzip', 'identity'])(
    'in %s has its own strong ETag, and a client that has it gets 304 (DSG-13)',
    async coding => {
      const first = await get(path).set('accept-encoding', coding).expect(200)
      const { etag } = first.headers
      expect(etag).toMatch(coding === 'identity' ? /^"[\w-]{22}"$/ : new RegExp(`^"[\\w-]{22}-${coding}"$`))
      expect(first.headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding)
      expect(first.headers['vary']).toBe('Accept-Encoding')
      for (const has of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get(path)
          .set({ 'accept-encoding': coding, 'if-none-match': String(has) })
          .expect(304)
        expect(again.text).toBe('')
        expect(again.headers['etag']).toBe(etag)
        expect(again.headers['cache-control']).toBe(HOME)
        expect(again.headers['vary']).toBe('Accept-Encoding')
      }
      await get(path).set({ 'accept-encoding': coding, 'if-none-match': '"other"' }).expect(200)
      const longList = `${'"other",'.repeat(200)}${String(etag)}`
      await get(path).set({ 'accept-encoding': coding, 'if-none-match': longList }).expect(200)
    },
  )

  test('tells how it came to be answered, and how old it is', async () => {
    const { headers } = await get(path).expect(200)
    expect(headers['cache-status']).toMatch(/^storefront; hit; ttl=\d+$/)
    expect(Number(headers['age'])).toBeGreaterThanOrEqual(0)
    expect(headers['server-timing']).toBeUndefined()
  })

  test('HEAD is GET without the bytes, with all of its headers (F60)', async () => {
    const whole = await get(path).set('accept-encoding', 'gzip')
    const head = await request(shop.app).head(path).set('accept-encoding', 'gzip').expect(200)
    expect(head.text).toBeFalsy()
    for (const name of [
      'content-type',
      'content-length',
      'content-encoding',
      'etag',
      'cache-control',
      'link',
    ])
      expect(head.headers[name]).toBe(whole.headers[name])
  })

  test('a part of it is not to be had (F60)', async () => {
    const { headers } = await get(path).set('range', 'bytes=0-9').expect(200)
    expect(headers['content-range']).toBeUndefined()
    expect(headers['accept-ranges']).toBeUndefined()
  })
})

test.each(['br', 'gzip'])('a private page is compressed in %s on its way (DSG-13)', async coding => {
  await get('/login').set('accept-encoding', coding).expect(200).expect('content-encoding', coding)
})

test('an old client without HTTP/1.1 gets the page and the end of the connection (F60)', async () => {
  // It ends its side at once, so the page must be at hand as it is.
  await request(shop.app).get('/').set('accept-encoding', 'identity').expect(200)
  const message = await sayTo(shop.app, 'GET / HTTP/1.0\r\n\r\n')
  expect(message).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(message).toMatch(/\r\nConnection: close\r\n/i)
  expect(message).not.toMatch(/transfer-encoding/i)
  expect(message.endsWith('</html>')).toBe(true)
})

test('a page that was made for this request tells how long that took, by names that are always the same', async () => {
  const { headers } = await get('/category/subjects').expect(
    'cache-status',
    'storefront; fwd=uri-miss; stored',
  )
  const names = String(headers['server-timing'])
    .split(', ')
    .map(part => part.split(';')[0])
  expect(names).toEqual(expect.arrayContaining(['cache', 'render', 'total']))
  const known = new Set(['cache', 'render', 'total', 'up-commerce', 'up-search'])
  expect(names.filter(name => !known.has(String(name)))).toEqual([])
})

test('a browser may fetch the files of a page before it has read it', async () => {
  const { headers, text } = await get(product)
  const picture = mainOf(text).querySelector('picture:has(img[fetchpriority=high]) source[type="image/avif"]')
  const files = String(picture?.getAttribute('srcset'))
  const [smallest] = files.split(' ')
  expect(headers['link']).toBe(
    `<${smallest}>; rel=preload; as=image; type="image/avif"; imagesrcset="${files}"; ` +
      `imagesizes="${picture?.getAttribute('sizes')}"; fetchpriority=high, ` +
      '</assets/entry.css>; rel=preload; as=style, </assets/begin.js>; rel=preload; as=script',
  )
})

test.each(['/', '/category/subjects', '/allposters', '/allposters/en-us/-st/search?skq=mountain'])(
  '%s says which picture is seen first, and none but that',
  async path => {
    const { headers } = await get(path)
    expect(String(headers['link'])).toMatch(/^<\/img\/[^>]+\.avif[^>]*>; rel=preload; as=image/)
    expect(String(headers['link']).match(/as=image/g)).toHaveLength(1)
  },
)

test('a page without a picture names styles and scripts alone', async () => {
  const { headers } = await get('/nope')
  expect(String(headers['link'])).toMatch(/^<\/assets\/entry\.css>/)
})

test('suggestions are public and have an ETag', async () => {
  const { body, headers } = await get('/api/suggest?q=lem').expect(200)
  expect(Object.keys(body).toSorted()).toEqual(['categories', 'products'])
  await get('/api/suggest?q=lem').set('if-none-match', String(headers['etag'])).expect(304)
  await shop.faults('typeahead', { status: 500 })
  const { body: none } = await get('/api/suggest?q=mountain')
    .expect(200)
    .expect('cache-control', /s-maxage=15$/)
  expect(none).toEqual({ categories: [], products: [] })
  await shop.calm()
})

test.each([
  '..%2f..%2fsecret.json',
  '..%2fsecret.json',
  '%2e%2e/secret.json',
  'fr-CA.json%00',
  '....//secret.json',
  '.hidden.json',
])('the language %s has no texts (SEC-28)', async name => {
  const { text, status } = await get(`/static/translations/compiled/${name}`)
  expect([400, 404]).toContain(status)
  expect(text).not.toContain('secret')
})

test('the texts of a language are JSON under an address without prefix', async () => {
  const { body } = await get('/static/translations/compiled/fr-CA.json').expect(
    'content-type',
    /^application\/json/,
  )
  expect(body).toEqual({ 'error-page.back': 'Retour' })
})
