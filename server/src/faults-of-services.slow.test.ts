import { randomUUID } from 'node:crypto'
import { get as httpGet } from 'node:http'
import request, { type Response } from 'supertest'
import { listen } from './listen.ts'
import {
  documentOf,
  mainOf,
  openBefore,
  openStorefront,
  type Storefront,
  type StorefrontAndUpstream,
} from './testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())
afterEach(() => shop.calm())

const PRODUCT = '/products/arches-in-crimson-no-1-A1'
const LIST = '/category/subjects'

const get = ({ app }: Pick<Storefront, 'app'>, path: string) => request(app).get(path)

/** A page of a failed service reveals no internals and shows no NaN. */
function expectDiscretion({ text, headers }: Response): void {
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|ECONN|127\.0\.0\.1|NaN|undefined|\[object/)
  expect(headers['set-cookie']).toBeUndefined()
}

const CALM = { 'cache-control': 'no-store', 'retry-after': '5' }

const operationsOf = (id: unknown) =>
  shop.upstreamLog.filter(line => line['id'] === id).map(({ operation }) => operation)

describe('what the product page cannot do without', () => {
  test.each([
    ['F07 cuts the connection', { reset: true }, [503]],
    ['F08 cuts the connection in the middle', { truncate: true }, [503]],
    ['F09 sends half of a gzip', { gzip: 'cut' }, [503]],
    ['F09 sends a gzip that is none', { gzip: 'broken' }, [503]],
    ['F10 sends a gzip of a gigabyte', { gzip: 'bomb' }, [503]],
    ['F11 sends 200 MB', { oversized: 200_000_000 }, [503]],
    ['F13 sends more than it promised', { lengthOff: -10 }, [503]],
    ['F14 sends half of the JSON', { malformed: true }, [503]],
    ['F14 sends nothing', { text: '' }, [503]],
    ['F14 sends null', { text: 'null' }, [503]],
    ['F14 sends a page', { html: true }, [503]],
    ['F14 sends a byte order mark', { bom: true }, [200, 503]],
    ['F14 says that JSON is something else', { headers: { 'content-type': 'text/plain' } }, [200, 503]],
    ['F15 has no products', { nullify: '/products' }, [404, 503]],
    ['F15 has a price in words', { replace: { pointer: '/products/0/salePrice', value: 'ten' } }, [200, 503]],
    ['F15 has a negative price', { replace: { pointer: '/products/0/salePrice', value: -1 } }, [200, 503]],
    ['F15 has an endless price', { replace: { pointer: '/products/0/salePrice', value: 1e308 } }, [200, 503]],
    ['F15 misses its prices', { omit: '/products/*/salePrice' }, [200, 404, 503]],
    ['F16 goes 100,000 arrays deep', { nested: 100_000 }, [503]],
    ['F17 fails', { status: 500 }, [503]],
    ['F17 has a gateway without its route', { status: 404, html: true }, [503]],
    ['F17 asks for patience', { status: 503, headers: { 'retry-after': '1' } }, [503]],
    ['F18 has had too much', { status: 429, headers: { 'retry-after': '30' } }, [503]],
    ['F19 refuses', { status: 401 }, [503]],
    ['F19 forbids', { status: 403 }, [503]],
    ['F21 sends elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, [503]],
  ])('%s: %j leads to a calm page', async (_, fault, statuses) => {
    const fresh = await shop.beforeSame()
    await shop.faults('get-product-group', fault)
    const answer = await get(fresh, PRODUCT)
    expect(statuses).toContain(answer.status)
    expectDiscretion(answer)
    expect(answer.status === 503 ? answer.headers : CALM).toMatchObject(CALM)
    await shop.calm()
    await get(fresh, '/livez').expect(200)
    await get(fresh, LIST).expect(200)
  })

  test.each([
    ['F07 once cuts the connection', { reset: true, times: 1 }],
    ['F17 fails once', { status: 502, times: 1 }],
    ['F05 takes a second', { latencyMs: 1000 }],
  ])('%s: %j is no trouble at all', async (_, fault) => {
    const fresh = await shop.beforeSame()
    await shop.faults('get-product-group', fault)
    await get(fresh, PRODUCT)
      .expect(200)
      .expect('cache-control', /s-maxage=900/)
  })

  test('F05 a work whose service takes three seconds is still shown', async () => {
    const patient = await shop.beforeSame({ env: { UPSTREAM_PATIENCE: '1' } })
    await shop.faults('get-product-group', { latencyMs: 3000 })
    await get(patient, PRODUCT).expect(200)
  })

  test('F05 what a slow service took stands in Server-Timing', async () => {
    const fresh = await shop.beforeSame()
    await shop.faults('get-product-group', { latencyMs: 900 })
    const { headers } = await get(fresh, PRODUCT).expect(200)
    const [, ms] = /up-bizapi;dur=([\d.]+)/.exec(String(headers['server-timing'])) ?? []
    expect(Number(ms)).toBeGreaterThanOrEqual(890)
  })
})

describe('what a page can do without', () => {
  test.each([
    ['F03 never answers', 'get-similar-products', { hang: true }, PRODUCT],
    ['F04 is late', 'get-similar-products', { latencyMs: 3000 }, PRODUCT],
    ['F14 sends half of the JSON', 'get-similar-products', { malformed: true }, PRODUCT],
    ['F17 fails', 'get-similar-products', { status: 500 }, PRODUCT],
    ['the menu fails', 'get-category', { status: 500 }, PRODUCT],
  ])(
    '%s: without %s %j the rest of the page is complete, and cached for seconds',
    async (_, target, fault, path) => {
      const fresh = await shop.beforeSame()
      await shop.faults(target, fault)
      const answer = await get(fresh, path)
        .expect(200)
        .expect('cache-control', 'public, max-age=0, s-maxage=15')
      expect(answer.text).toContain('Arches in Crimson')
      expectDiscretion(answer)
      const line = fresh.log.find(({ msg, route }) => msg === 'answered' && route === '/products/:name')
      expect(line).toMatchObject({ isDegraded: true })
    },
  )
})

test.each([
  ['1', 15],
  ['3', 900],
])('F04 with %s times the usual patience a late service is worth %i seconds', async (patience, seconds) => {
  const fresh = await shop.beforeSame({ env: { UPSTREAM_PATIENCE: patience } })
  await shop.faults('get-similar-products', { latencyMs: 1000 })
  await get(fresh, PRODUCT)
    .expect(200)
    .expect('cache-control', new RegExp(`s-maxage=${seconds}\\b`))
})

describe('a list', () => {
  test.each([
    ['F14 comes as a page', { html: true }, [503]],
    ['F16 goes deep', { nested: 100_000 }, [503]],
    ['F17 fails', { status: 500 }, [503]],
  ])('%s: %j is a calm page', async (_, fault, statuses) => {
    const fresh = await shop.beforeSame()
    await shop.faults('search-listing', fault)
    const answer = await get(fresh, LIST)
    expect(statuses).toContain(answer.status)
    expectDiscretion(answer)
    await get(fresh, '/').expect(200)
  })

  test('F23 without its one garbled hit shows all the others', async () => {
    const whole = await get(await shop.beforeSame(), `/_data${LIST}`).expect(200)
    const fresh = await shop.beforeSame()
    await shop.faults('search-listing', { replace: { pointer: '/hits/0', value: { garbage: true } } })
    const { body } = await get(fresh, `/_data${LIST}`).expect(200)
    expect(body.routes.category.list.tiles).toHaveLength(whole.body.routes.category.list.tiles.length - 1)
  })
})

test.each([
  ['get-product-group', PRODUCT, { omit: '/content/categories/0/displayUrl' }],
  ['get-product-group', PRODUCT, { omit: '/content/breadcrumbs/0/name' }],
  ['get-product-group', PRODUCT, { nullify: '/imageIds/1' }],
  ['search-listing', LIST, { omit: '/sortOptions/3/label' }],
  ['search-listing', LIST, { omit: '/breadcrumbs/0/name' }],
  ['search-listing', LIST, { omit: '/filters/0/values/0/value' }],
])(
  'F15 where %s has something on %s that the page can do without, as in %j, it does',
  async (operation, path, fault) => {
    const fresh = await shop.beforeSame()
    await shop.faults(operation, fault)
    const answer = await get(fresh, path).expect(200)
    expect(mainOf(answer.text).querySelectorAll('h1, img').length).toBeGreaterThan(1)
    await shop.calm()
  },
)

test('F02 with unreachable services the server starts, is ready, and answers its error page', async () => {
  const nowhere = 'http://nowhere.invalid'
  const names = ['SCAPI_URL', 'BIZAPI_URL', 'SEARCH_URL_ART', 'SEARCH_URL_ALLPOSTERS', 'TYPEAHEAD_URL_ART']
  const others = ['TYPEAHEAD_URL_ALLPOSTERS', 'ORDERS_URL', 'MARKETING_URL', 'RECS_URL']
  const keys = ['SCAPI_SHORT_CODE', 'SCAPI_ORG_ID', 'SCAPI_CLIENT_ID', 'SCAPI_CLIENT_SECRET']
  const env = Object.fromEntries([
    ...[...names, ...others].map(name => [name, nowhere]),
    ...[...keys, 'MARKETING_API_KEY', 'RECS_CLIENT_ID'].map(name => [name, 'x']),
  ])
  const lost = await openBefore(shop.upstream.url, { env })
  await get(lost, '/readyz').expect(200)
  const answer = await get(lost, '/').expect(503)
  expect(answer.text).not.toContain('nowhere')
  expect(JSON.stringify(lost.log)).toContain('could not reach')
})

test('F17 F24 the circuit of a service that keeps failing opens, and retries add no load', async () => {
  const fresh = await shop.beforeSame({ env: { TRUST_PROXY: '1' } })
  await shop.faults('get-product-group', { status: 500 })
  const before = shop.upstreamLog.length
  for (let number = 1; number <= 30; number += 1)
    await get(fresh, `/product/A${number}`).set('x-forwarded-for', `192.0.2.${number}`).expect(503)
  const requested = shop.upstreamLog
    .slice(before)
    .filter(({ operation }) => operation === 'get-product-group')
  expect(requested.length).toBeLessThan(25)
  expect(fresh.log).toContainEqual(expect.objectContaining({ msg: 'circuit open' }))
})

test('F17 what makes a service fail for a few visitors opens no circuit for others', async () => {
  const fresh = await shop.beforeSame({ env: { TRUST_PROXY: '1' } })
  const asks = (path: string, address: string) => get(fresh, path).set('x-forwarded-for', address)
  for (let times = 1; times <= 30; times += 1) {
    await asks('/product/DOWN1/a-work', '192.0.2.77').expect(503)
    await asks('/gallery/search?skq=zzdown', '192.0.2.77').expect(503)
  }
  for (let network = 1; network <= 30; network += 1)
    await asks('/product/DOWN1/a-work', `2001:db8:7:${network}::1`).expect(503)
  for (const address of ['192.0.2.78', '192.0.2.79', '192.0.2.80'])
    for (let times = 1; times <= 5; times += 1) await asks('/product/DOWN1/a-work', address).expect(503)
  await asks(PRODUCT, '192.0.2.1').expect(200)
  await asks('/gallery/search?skq=arches', '192.0.2.1').expect(200)
  expect(fresh.log.filter(({ msg }) => msg === 'circuit open')).toEqual([])
})

test('F19 a token that has ended is renewed once, and the page is whole', async () => {
  const fresh = await shop.beforeSame()
  await shop.faults('get-category', { status: 401, times: 1 })
  await get(fresh, '/')
    .expect(200)
    .expect('cache-control', /s-maxage=300/)
})

test('F20 while a customer’s own calls are refused, their pages are still there', async () => {
  const fresh = await shop.beforeSame()
  const signIn = await request(fresh.app)
    .post('/login')
    .set('sec-fetch-site', 'same-origin')
    .type('form')
    .send({ email: 'ada@example.com', password: 'Gallery2026!' })
    .expect(303)
  const cookie = [signIn.headers['set-cookie'] ?? []].flat().map(each => each.split(';')[0])
  await shop.faults('get-customer', { status: 401 })
  const { body } = await get(fresh, '/api/me').set('cookie', cookie.join('; ')).expect(200)
  expect(body).toMatchObject({ name: '' })
  await get(fresh, '/').set('cookie', cookie.join('; ')).expect(200)
})

describe('F28 while the upstream is away', () => {
  test('the old page stands in for a day and no longer', async () => {
    let now = Date.now()
    const upstream = await openBefore(shop.upstream.url, { options: { now: () => now } })
    await get(upstream, PRODUCT).expect(200)
    await shop.faults('*', { reset: true })
    now += 2 * 3_600_000
    const old = await get(upstream, PRODUCT).expect(200)
    expect(old.text).toContain('Arches in Crimson')
    now += 23 * 3_600_000
    await get(upstream, PRODUCT).expect(503).expect('cache-control', 'no-store')
  })
})

test('F29 a busy process turns away what it would have to make, and still answers what it has', async () => {
  let isBusy = false
  const fresh = await shop.beforeSame()
  const { shedding } = fresh.context
  const busy = await shop.beforeSame({
    overrides: { shedding: { ...shedding, refuses: load => isBusy && load !== 'private' } },
  })
  await get(busy, PRODUCT).expect(200)
  isBusy = true
  await get(busy, PRODUCT).expect(200).expect('cache-status', /hit/)
  const before = shop.upstreamLog.length
  const { text } = await get(busy, LIST)
    .expect(503)
    .expect('retry-after', '2')
    .expect('cache-control', 'no-store')
  expect(text.length).toBeLessThan(4000)
  const page = documentOf((await get(busy, `/fr-ca${LIST}`).expect(503)).text)
  expect([page.documentElement.lang, page.querySelector('h1')?.textContent]).toEqual(['fr-CA', 'Un instant'])
  expect(page.querySelector('header a')?.getAttribute('href')).toBe('/fr-ca')
  const data = await get(busy, `/_data${LIST}`).expect(503).expect('retry-after', '2')
  expect(data.body).toEqual({ title: 'Service Unavailable', status: 503 })
  await get(busy, LIST).set('accept', 'application/json').expect('content-type', 'application/problem+json')
  expect(shop.upstreamLog).toHaveLength(before)
  expect(busy.log.at(-1)).toMatchObject({ status: 503, isShed: true, msg: 'answered' })
  expect(busy.log.at(-1)).not.toHaveProperty('upstream')
  await get(busy, '/livez').expect(200)
  for (const path of [
    '/login',
    '/fr-ca/cart',
    '/allposters/en-us/cart',
    '/_data/cart',
    '/orders',
    '/allposters/fr-ca/login',
  ])
    await get(busy, path).expect(200)
  const lookup = await request(busy.app)
    .post('/allposters/en-us/orders')
    .set('sec-fetch-site', 'same-origin')
    .type('form')
    .send({ orderNumber: 'W000000024', orderEmailAddress: 'bob@example.com' })
  expect(lookup.status).toBe(200)
  isBusy = false
  await get(busy, LIST).expect(200)
})

test('F30 a component that throws is the error page, and the next page is well', async () => {
  const { shops } = shop.context
  const garbage: string = JSON.parse('null')
  const broken = await shop.beforeSame({
    overrides: {
      shops: (siteContext, context) => ({
        ...shops(siteContext, context),
        navigation: {
          ...shops(siteContext, context).navigation,
          menu: async () => [{ id: 'x', name: 'x', href: garbage, entries: JSON.parse('[null]') }],
        },
      }),
    },
  })
  const answer = await get(broken, PRODUCT).expect(500).expect('cache-control', 'no-store')
  expectDiscretion(answer)
  expect(answer.text).toContain('<h1>')
  await get(shop, PRODUCT).expect(200)
})

test('F13 what a service sends too much is not the beginning of its next answer', async () => {
  const fresh = await shop.beforeSame()
  await shop.faults('get-product-group', { lengthOff: -10, times: 1 })
  await get(fresh, PRODUCT)
  const [{ text }, clean] = [await get(fresh, '/product/OFFSITE1'), await get(shop, '/product/OFFSITE1')]
  expect(text).toBe(clean.text)
})

test('F31 a part that throws after the page has begun is left to the browser, and the page has an end', async () => {
  const { shops } = shop.context
  const broken = await shop.beforeSame({
    overrides: {
      shops: (siteContext, context) => ({
        ...shops(siteContext, context),
        navigation: { ...shops(siteContext, context).navigation, menu: async () => JSON.parse('[null]') },
      }),
    },
  })
  const { text } = await get(broken, '/login').expect(200)
  expect(text).toContain('name="password"')
  expect(text.trimEnd()).toMatch(/<\/html>$/)
  expect(broken.log).toContainEqual(expect.objectContaining({ msg: 'part of a page failed to render' }))
  await get(shop, '/login').expect(200)
})

test('F32 when every client has disconnected, the render is aborted', async () => {
  const fresh = await shop.beforeSame()
  const server = await listen(fresh.app, '127.0.0.1', 0)
  await shop.faults('get-product-group', { latencyMs: 1200 })
  const id = randomUUID()
  await new Promise<void>(resolve => {
    const leaving = httpGet(server.url + PRODUCT, { headers: { 'x-correlation-id': id } })
    leaving.on('error', () => {})
    leaving.on('close', resolve)
    setTimeout(() => leaving.destroy(), 200)
  })
  while (!fresh.log.some(line => line['id'] === id && line['msg'] === 'answered'))
    await new Promise(resolve => setImmediate(resolve))
  expect(fresh.log.find(line => line['id'] === id && line['msg'] === 'answered')).toMatchObject({
    status: 499,
  })
  await shop.calm()
  await get(fresh, PRODUCT).expect(200)
  await server.close()
})

test('one request can be followed by its id and its trace into the upstream’s log', async () => {
  const fresh = await shop.beforeSame()
  await get(fresh, PRODUCT).set('x-correlation-id', 'follow-me-1').expect(200)
  const operations = ['get-product-group', 'get-similar-products', 'get-category']
  expect(operationsOf('follow-me-1')).toEqual(expect.arrayContaining(operations))
  const line = fresh.log.find(({ id, msg }) => id === 'follow-me-1' && msg === 'answered')
  expect(line).toMatchObject({ brand: 'Art', locale: 'en-US', route: '/products/:name' })
  expect(line?.['upstream']).toEqual(
    expect.arrayContaining(operations.map(name => ({ name, status: '200', ms: expect.any(Number) }))),
  )
  const traces = shop.upstreamLog.filter(({ id }) => id === 'follow-me-1').map(({ traceId }) => traceId)
  expect(new Set(traces)).toEqual(new Set([line?.['traceId']]))
})
