import { randomUUID } from 'node:crypto'
import request from 'supertest'
import { createRateLimiter, type RateLimiter } from '../limits/rate-limiter.ts'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({
    overrides: { limiter: createRateLimiter(() => 0) },
    env: { TRUST_PROXY: '1' },
  })
})
afterAll(() => shop.upstream.close())
afterEach(() => shop.calm())

const price = { minor: 4900, currency: 'USD' }
const by = { recommenderName: 'PDP-recommendations', recoUuid: 'u-1' }
const lines = [{ id: 'A1', price, quantity: 1 }]

const NOTES = [
  { name: 'viewPage', path: '/cart?order=W123456789' },
  { name: 'viewProduct', product: { type: 'variant', id: 'A1', price } },
  { name: 'viewSearch', searchText: 'sea', ids: ['A1', 'A2'] },
  { name: 'clickSearch', searchText: 'sea', id: 'A1' },
  { name: 'viewCategory', categoryId: 'subjects', ids: ['A1'] },
  { name: 'clickCategory', categoryId: 'subjects', id: 'A1' },
  { name: 'viewReco', by, ids: ['A1'] },
  { name: 'clickReco', by, id: 'A1' },
  { name: 'addToCart', lines },
  { name: 'beginCheckout', lines, amount: price },
  { name: 'checkoutStep', step: { stepName: 'address', stepNumber: 1, basketId: 'b-1' } },
] as const

const OPERATIONS = [
  ['view-page', 'track-page-view'],
  ['view-product'],
  ['view-search'],
  ['click-search'],
  ['view-category'],
  ['click-category'],
  ['view-reco'],
  ['click-reco'],
  ['add-to-cart'],
  ['begin-checkout'],
  ['checkout-step'],
] as const

let addresses = 0

const newAddress = () => `203.0.113.${(addresses += 1)}`

const tell = (note: unknown, { site = 'Art', from = newAddress(), cookie = '' } = {}) =>
  request(shop.app)
    .post(`/api/activities?site=${site}`)
    .set({ 'x-forwarded-for': from, 'sec-fetch-site': 'same-origin', cookie })
    .send(Object(note))

const calledBy = (id: unknown) =>
  shop.upstreamLog.filter(line => line['id'] === id).map(({ operation }) => operation)

async function upstreamCalls(id: unknown, count: number): Promise<readonly unknown[]> {
  while (calledBy(id).length < count) await new Promise(setImmediate)
  return calledBy(id)
}

test.each(NOTES.map((note, at) => [note.name, note, OPERATIONS[at] ?? []] as const))(
  '%s reaches the recommendation service, and the page is answered at once (REC-12..15, ANA-13)',
  async (_, note, operations) => {
    const { headers } = await tell(note).expect(204).expect('cache-control', 'private, no-store')
    const called = await upstreamCalls(headers['x-correlation-id'], operations.length)
    expect(new Set(called)).toEqual(new Set(operations))
  },
)

test('the first activity gives the browser an id, which later ones reuse (REC-19)', async () => {
  const first = await tell(NOTES[1]).expect(204)
  const cookie = String(first.headers['set-cookie'])
  expect(cookie).toMatch(/^reco=[\w.-]+; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/)
  const again = await tell(NOTES[1], { cookie: cookie.split(';')[0] ?? '' })
  expect(again.status).toBe(204)
  expect(again.headers['set-cookie']).toBeUndefined()
})

test('of one address a few new visitors an hour count, and an id that the shop has not given is a new one', async () => {
  const from = '198.51.100.7'
  const visits = []
  for (let time = 0; time < 9; time += 1)
    visits.push(await tell(NOTES[8], { from, cookie: time < 3 ? '' : `reco=${randomUUID()}` }).expect(204))
  const cookies = visits.map(({ headers }) => [headers['set-cookie'] ?? []].flat().join().replace(/;.*/, ''))
  expect(cookies.map(cookie => cookie !== '')).toEqual(visits.map((_, time) => time < 5))
  // Who has an id goes on, and so do visitors of other addresses.
  const known = await tell(NOTES[8], { from, cookie: cookies[0] ?? '' })
  const other = await tell(NOTES[8])
  for (const { headers } of [...visits.slice(0, 5), known, other])
    expect(await upstreamCalls(headers['x-correlation-id'], 1)).toEqual(['add-to-cart'])
  for (const { headers } of visits.slice(5)) expect(calledBy(headers['x-correlation-id'])).toEqual([])
})

test.each([
  ['dnt', '1'],
  ['sec-gpc', '1'],
])('with %s: %s nothing is reported, and no cookie is set (ANA-11, SEC-46)', async (header, value) => {
  const { headers } = await tell(NOTES[1]).set(header, value).expect(204)
  expect(headers['set-cookie']).toBeUndefined()
  expect(calledBy(headers['x-correlation-id'])).toEqual([])
})

test.each([
  ['nothing', {}],
  ['an unknown doing', { name: 'stealProduct', product: 'A1' }],
  ['somebody else', { name: 'viewReco', by, ids: ['../A1'] }],
  ['a price that is none', { name: 'viewProduct', product: { type: 'item', id: 'A1', price: 12 } }],
  ['too many ids', { name: 'viewReco', by, ids: Array.from({ length: 101 }, () => 'A1') }],
])('%s is no activity', async (_, note) => {
  const { headers } = await tell(note).expect(400, 'This is no activity.')
  expect(headers['set-cookie']).toBeUndefined()
})

test('a body without end is refused', async () => {
  expect((await tell({ name: 'viewPage', path: `/${'a'.repeat(20_000)}` })).status).toBe(413)
})

test('another site cannot tell in the name of a visitor', async () => {
  expect((await tell(NOTES[1]).set('sec-fetch-site', 'cross-site')).status).toBe(403)
})

test('without the recommendation service the page hears nothing of it (REC-20)', async () => {
  await shop.faults('view-product', { hang: true })
  expect((await tell(NOTES[1], { site: 'AllPosters' })).status).toBe(204)
})

const ALWAYS_REFUSES: RateLimiter = {
  take: async () => ({ ok: false, retryAfterSeconds: 7 }),
  look: () => ({ ok: true }),
  slowDown: async () => {},
  giveBack: async () => {},
}

test('of one address two are told at once, and what is too much at once is dropped', async () => {
  await shop.faults('view-product', { latencyMs: 500 })
  const from = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => tell({ name: 'viewProduct', product: NOTES[1].product }, { from })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
  expect(await shop.context.metrics.text()).toMatch(
    /^rate_limited_requests_total\{kind="activities"\} \d\d$/m,
  )
})

test('too many activities get 429 with Retry-After', async () => {
  const { app } = await shop.beforeSame({
    overrides: { limiter: ALWAYS_REFUSES },
  })
  await request(app).post('/api/activities').send(NOTES[1]).expect(429).expect('retry-after', '7')
})
