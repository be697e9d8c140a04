import { listen } from './listen.ts'
import request, { type Response } from 'supertest'
import { openStorefront, type Storefront, type StorefrontAndUpstream } from './testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterAll(() => shop.upstream.close())
afterEach(() => shop.calm())

// The whole crowd is of the long run.
const isLongTest = process.env['LONG_TESTS'] !== undefined
const CROWD = isLongTest ? 500 : 150
const COLD_PAGES = isLongTest ? 200 : 60

const PRODUCT = '/products/arches-in-crimson-no-1-A1'
const LIST = '/category/subjects'

const get = ({ app }: Pick<Storefront, 'app'>, path: string) => request(app).get(path)

function expectDiscretion({ text, headers }: Response): void {
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|ECONN|127\.0\.0\.1|NaN|undefined|\[object/)
  expect(headers['set-cookie']).toBeUndefined()
}

test.each([
  ['F03 never answers', { hang: true }],
  ['F06 takes ten seconds', { latencyMs: 10_000 }],
  ['F12 sends a byte now and then', { drip: 500 }],
  ['F13 promises more than it sends', { lengthOff: 10 }],
])('%s: %j leads to a calm page once the storefront has waited long enough', async (_, fault) => {
  const fresh = await shop.beforeSame({ env: { UPSTREAM_PATIENCE: '1' } })
  await shop.faults('get-product-group', fault)
  const answer = await get(fresh, PRODUCT)
    .expect(503)
    .expect('cache-control', 'no-store')
    .expect('retry-after', '5')
  expectDiscretion(answer)
  await shop.calm()
  await get(fresh, '/livez').expect(200)
  await get(fresh, LIST).expect(200)
})

test('without a menu that never arrives the rest of the page is complete, and cached for seconds', async () => {
  const fresh = await shop.beforeSame()
  await shop.faults('get-category', { hang: true })
  const answer = await get(fresh, PRODUCT)
    .expect(200)
    .expect('cache-control', 'public, max-age=0, s-maxage=15')
  expect(answer.text).toContain('Arches in Crimson')
  expectDiscretion(answer)
  const line = fresh.log.find(({ msg, route }) => msg === 'answered' && route === '/products/:name')
  expect(line).toMatchObject({ isDegraded: true })
})

test('F03 a list that never comes is a calm page', async () => {
  const fresh = await shop.beforeSame()
  await shop.faults('search-listing', { hang: true })
  expectDiscretion(await get(fresh, LIST).expect(503))
  await get(fresh, '/').expect(200)
})

test(`F25 ${CROWD} who want one cold page at once cost one call of each service and one rendering`, async () => {
  const fresh = await shop.beforeSame()
  const server = await listen(fresh.app, '127.0.0.1', 0)
  const before = shop.upstreamLog.length
  const answers = await Promise.all(
    Array.from({ length: CROWD }, async () => {
      const answer = await fetch(server.url + PRODUCT)
      return { status: answer.status, timing: answer.headers.get('server-timing'), text: await answer.text() }
    }),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  // Every request of the crowd that waited reports the one render that it waited for.
  const renders = answers.flatMap(({ timing }) => /render;dur=[\d.]+/.exec(timing ?? '') ?? [])
  expect(new Set(renders).size).toBe(1)
  const operations = shop.upstreamLog.slice(before).map(({ operation }) => operation)
  expect(operations.filter(operation => operation === 'get-product-group')).toHaveLength(1)
  expect(operations.filter(operation => operation === 'get-similar-products')).toHaveLength(1)
  await server.close()
})

test(`F26 ${COLD_PAGES} different cold pages at once are answered or refused calmly, and then all is well`, async () => {
  const fresh = await shop.beforeSame()
  const server = await listen(fresh.app, '127.0.0.1', 0)
  const statuses = await Promise.all(
    Array.from({ length: COLD_PAGES }, async (_, number) => {
      const answer = await fetch(`${server.url}/search?skq=word${number}`)
      await answer.text()
      return answer.status
    }),
  )
  expect([...new Set(statuses)].filter(status => ![200, 503].includes(status))).toEqual([])
  expect((await fetch(server.url + PRODUCT)).status).toBe(200)
  await server.close()
})

test('F03 with the most patience, sign-ins that hang are answered before their connections end', async () => {
  const patient = await shop.beforeSame({ env: { UPSTREAM_PATIENCE: '3', TRUST_PROXY: '1' } })
  const server = await listen(patient.app, '127.0.0.1', 0)
  await shop.faults('log-in', { hang: true })
  const signIn = async (_: unknown, visitor: number) => {
    const { status } = await fetch(`${server.url}/login`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `198.51.100.${visitor}` },
      body: new URLSearchParams({ email: `jane${visitor}@example.com`, password: 'Gallery2026!' }),
    })
    return status
  }
  const statuses = await Promise.all(Array.from({ length: 24 }, signIn))
  expect(new Set(statuses)).toEqual(new Set([503]))
  await server.close()
}, 60_000)
