import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import request from 'supertest'
import { createAddressQueue } from '../limits/address-queue.ts'
import { createLine } from '../limits/line.ts'
import { parseLocation } from '../front/page-location.ts'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { listen } from '../listen.ts'
import { CACHE_POLICIES, cacheControl } from './page-cache/cache-policies.ts'
import { createPageQueues, waitingForPages } from './page-queues.ts'
import { newShopper } from '../testing/shopper.ts'
import { openStorefront, type Storefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream
let narrow: Storefront

beforeAll(async () => {
  shop = await openStorefront()
})

beforeEach(async () => {
  const line = createLine()
  narrow = await shop.beforeSame({
    overrides: {
      pageQueues: createPageQueues((_, ofSite) => createAddressQueue(1, 1, undefined, ofSite)),
      ownQueue: createAddressQueue(1, 1, undefined, line),
      accountQueue: createAddressQueue(1, 1, undefined, line),
      signInQueue: createAddressQueue(1, 1, undefined, line),
      registrationQueue: createAddressQueue(1, 1, undefined, line),
      lookupQueue: createAddressQueue(1, 1, undefined, line),
      contactQueue: createAddressQueue(1, 1, undefined, line),
      photoQueue: createAddressQueue(1, 1, undefined, line),
      balanceQueue: createAddressQueue(1, 1, undefined, line),
      checkoutQueue: createAddressQueue(1, 1, undefined, line),
      additionQueue: createAddressQueue(1, 1, undefined, line),
      bulkQueue: createAddressQueue(1, 1, 1, line),
      meQueue: createAddressQueue(1, 1),
      suggestQueue: createAddressQueue(1, 1),
      recommendationQueue: createAddressQueue(1, 1),
    },
    env: { TRUST_PROXY: '1' },
  })
})

afterAll(() => shop.upstream.close())

const get = (path: string, from = '198.51.100.7') =>
  request(narrow.app).get(path).set('x-forwarded-for', from)
const add = (from: string) =>
  request(narrow.app)
    .post('/cart/items')
    .set({ 'x-forwarded-for': from, 'sec-fetch-site': 'same-origin', accept: 'application/json' })
    .send({ upi: 'A12AP', quantity: '1' })
const statuses = async (answers: readonly PromiseLike<request.Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((one, other) => one - other)

test.each([
  ['cold pages', (at: number) => `/search?skq=word${at}`, 200],
  ['data of cold pages', (at: number) => `/_data/search?skq=data${at}`, 200],
  ['missing pages', (at: number) => `/nowhere/${at}`, 404],
  ['pages of a shopper’s own', (at: number) => `/cart?utm=${at}`, 200],
  ['suggestions', (at: number) => `/api/suggest?q=word${at}`, 200],
  ['recommendations', (at: number) => `/api/recommendations?upi=A${at}AP`, 200],
])(
  '%s of one address wait for each other, the last is refused, and another address gets its own',
  async (_, path, found) => {
    const crowd = [1, 2, 3].map(at => get(path(at)))
    const [own, other] = await Promise.all([statuses(crowd), get(path(4), '203.0.113.5')])
    expect(own).toEqual([found, found, 503])
    expect(other.status).toBe(found)
  },
)

test('what is personal of one address waits likewise', async () => {
  const cookie = (await startSession()).join('; ')
  await shop.faults('get-customer-baskets', { latencyMs: 200 })
  const crowd = [1, 2, 3].map(() => get('/api/me').set('cookie', cookie))
  const [own, other] = await Promise.all([
    statuses(crowd),
    get('/api/me', '203.0.113.5').set('cookie', cookie),
  ])
  await shop.calm()
  expect(own).toEqual([200, 200, 503])
  expect(other.status).toBe(200)
})

test('calls below /api that there are not are told so at once', async () => {
  const crowd = Array.from({ length: 5 }, (_, at) => get(`/api/nothing/${at}`))
  expect(await statuses(crowd)).toEqual([404, 404, 404, 404, 404])
})

test('what one address puts into its carts waits likewise', async () => {
  const crowd = [1, 2, 3].map(() => add('198.51.100.7'))
  const [own, other] = await Promise.all([statuses(crowd), add('203.0.113.5')])
  expect(own).toEqual([200, 200, 503])
  expect(other.status).toBe(200)
})

test('works that are added by the dozen wait for each other, and a single one for none of them', async () => {
  const ended: string[] = []
  await shop.faults('add-basket-items', { latencyMs: 300 })
  const buyAgain = (from: string) =>
    request(narrow.app)
      .post('/orders/buy-again')
      .set({ 'x-forwarded-for': from, 'sec-fetch-site': 'same-origin', accept: 'application/json' })
      .send({ piece: '1 A12AP' })
      .expect(200)
      .then(() => ended.push('dozen'))
  const crowd = Array.from({ length: 5 }, (_, at) => buyAgain(`203.0.113.${at + 10}`))
  const one = add('203.0.113.5')
    .expect(200)
    .then(() => ended.push('one'))
  await Promise.all([...crowd, one])
  await shop.calm()
  expect(ended.indexOf('one')).toBeLessThan(3)
})

const sendPhotos = (from: string) =>
  request(narrow.app)
    .post('/frame-my-photos')
    .set({ 'x-forwarded-for': from, 'sec-fetch-site': 'same-origin', accept: 'text/html' })

test.each([
  ['as fields', (from: string) => sendPhotos(from).send({})],
  ['as files', (from: string) => sendPhotos(from).field('size', '1')],
])('pages that answer forms of photos without one, sent %s, wait likewise', async (_, send) => {
  const crowd = [1, 2, 3].map(() => send('198.51.100.7'))
  const [own, other] = await Promise.all([statuses(crowd), send('203.0.113.5')])
  expect(own).toEqual([422, 422, 503])
  expect(other.status).toBe(422)
})

test('many looks at what is personal from some addresses refuse another one’s cart in no way', async () => {
  const { app } = await shop.beforeSame({ env: { TRUST_PROXY: '1' } })
  const mine = (await startSession()).join('; ')
  await shop.faults('get-customer-baskets', { latencyMs: 200 })
  const look = async (path: string, from: string) =>
    request(app).get(path).set({ 'x-forwarded-for': from, cookie: mine })
  const crowd = Array.from({ length: 240 }, async (_, at) => look('/api/me', `203.0.113.${at % 8}`))
  const cart = await look('/cart', '198.51.100.7')
  const answers = await Promise.all(crowd)
  await shop.calm()
  expect(cart.status).toBe(200)
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
})

test.each(['/cart', '/api/me'])(
  'of %s all addresses together have as many at once as the services work on',
  async path => {
    const env = { TRUST_PROXY: '1', OWN_PAGES_AT_ONCE: '4' }
    const { app, context } = await shop.beforeSame({ env })
    const cookie = (await startSession()).join('; ')
    await shop.faults('get-customer-baskets', { latencyMs: 200 })
    const answers = Array.from({ length: 8 }, async (_, at) =>
      request(app)
        .get(path)
        .set({ 'x-forwarded-for': `203.0.113.${at}`, cookie }),
    )
    const queue = path === '/cart' ? context.ownQueue : context.meQueue
    const answered = statuses(answers)
    let mostWaiting = 0
    while ((await Promise.race([answered, nextTurn()])) === undefined)
      mostWaiting = Math.max(mostWaiting, queue.waiting())
    await shop.calm()
    expect([mostWaiting, await answered]).toEqual([4, Array.from(answers, () => 200)])
  },
)

test('pages that there are not, asked for by some addresses, refuse another one’s search in no way', async () => {
  const { app } = await shop.beforeSame({ env: { TRUST_PROXY: '1' } })
  const look = async (path: string, from: string) => request(app).get(path).set('x-forwarded-for', from)
  await look('/nowhere', '198.51.100.7')
  const crowd = Array.from({ length: 200 }, async (_, at) => look(`/nowhere/${at}`, `203.0.113.${at % 5}`))
  const searches = crowd.slice(0, 20).map(async (each, at) => {
    await each
    return look(`/search?q=word${at}`, '198.51.100.7')
  })
  expect(new Set(await statuses(searches))).toEqual(new Set([200]))
  await Promise.all(crowd)
})

/** Sixty-four pages of eight addresses that are made at the same time, and how many of them are answered. */
function startCrowd(app: Storefront['app'], page: string) {
  let answered = 0
  const pages = Array.from({ length: 64 }, async (_, at) => {
    await request(app)
      .get(`/${page}/${at}`)
      .set('x-forwarded-for', `203.0.113.${at % 8}`)
    answered += 1
  })
  return { answered: () => answered, first: Promise.race(pages), all: Promise.all(pages) }
}

test('a page of another address is rendered in its turn, not behind all of a crowd', async () => {
  const { app } = await shop.beforeSame({ env: { TRUST_PROXY: '1' } })
  const look = (path: string) => request(app).get(path).set('x-forwarded-for', '198.51.100.7')
  await look('/nowhere')
  const crowd = startCrowd(app, 'crowd')
  await crowd.first
  expect((await look('/elsewhere')).status).toBe(404)
  expect(crowd.answered()).toBeLessThan(40)
  await crowd.all
})

test.each([
  ['sign-ins', '/login', { email: 'ann@example.com', password: 'Quiet.Ridge.7' }, 'log-in'],
  ['order lookups', '/orders', { orderNumber: 'W000000013', orderEmailAddress: 'ann@example.com' }, 'orders'],
])('%s that hang leave places to carts', async (_, path, fields, operation) => {
  const { app } = await shop.beforeSame({ env: { TRUST_PROXY: '1', OWN_PAGES_AT_ONCE: '3' } })
  await shop.faults(operation, { hang: true })
  const finished: string[] = []
  const others = [1, 2, 3].map(at => newShopper(app, `198.51.100.${at}`).post(path, fields))
  for (const each of others)
    void each.then(
      () => finished.push('another'),
      () => undefined,
    )
  const cart = newShopper(app, '203.0.113.9')
  await cart.get('/cart')
  await cart.add('A12AP').expect(200)
  expect(finished).toEqual([])
  for (const each of others) each.abort()
})

test.each([
  ['sign-ins', 'log-in', '/login', { email: 'nia@example.com', password: 'Quiet.Ridge.7' }],
  ['steps of the checkout', 'update-basket-customer', '/checkout/contact', { email: 'nia@example.com' }],
])(
  '%s that hang leave a place to the cart of who shares their address',
  async (_, operation, path, fields) => {
    const { app } = await shop.beforeSame({ env: { TRUST_PROXY: '1' } })
    const from = '198.51.100.20'
    const shoppers = [1, 2, 3, 4].map(() => newShopper(app, from))
    for (const each of shoppers) await each.add('A12AP').expect(200)
    await shop.faults(operation, { hang: true })
    const [cart, ...others] = shoppers
    const finished: string[] = []
    const forms = others.map(each => each.post(path, fields))
    for (const form of forms)
      void form.then(
        () => finished.push('a form'),
        () => undefined,
      )
    await cart?.get('/cart').expect(200)
    await cart?.add('A12AP').expect(200)
    expect(finished).toEqual([])
    for (const form of forms) form.abort()
  },
)

test('pages that are opened without a session keep no first addition from its address', async () => {
  const { app } = await shop.beforeSame({ env: { TRUST_PROXY: '1' } })
  const from = '198.51.100.21'
  const crowd = Array.from({ length: 40 }, (_, at) =>
    request(app).get(`/cart?utm=${at}`).set('x-forwarded-for', from),
  )
  const opened = statuses(crowd)
  const added = await newShopper(app, from).add('A12AP')
  expect(await opened).toContain(503)
  expect(added.status).toBe(200)
})

/** A storefront whose pages of addresses that begin so are made when it is told so. */
async function openSlowBefore(slow: string) {
  const { pages } = shop.context
  const gate = new EventTarget()
  const released = once(gate, 'open')
  const load: typeof pages.load = async (location, context) => {
    if (!location.href.startsWith(slow)) return pages.load(location, context)
    await released
    return pages.load(parseLocation('/'), context)
  }
  const storefront = await shop.beforeSame({
    overrides: { pages: { ...pages, load } },
    env: { TRUST_PROXY: '1' },
  })
  return { ...storefront, release: () => gate.dispatchEvent(new Event('open')) }
}

test.each([
  ['product pages', '/allposters/product/A1/slow', ['/product/A1/1', '/allposters/search?skq=other1']],
  ['searches', '/allposters/search?skq=slow', ['/search?skq=other2', '/allposters/product/A1/2']],
  ['lists', '/allposters/category/rooms?page=', ['/category/rooms?page=2', '/allposters/product/A1/3']],
  ['pages that there are not', '/allposters/slow', ['/nowhere/4', '/search?skq=other4', '/product/A1/4']],
])('%s of one brand that are slow leave places to others', async (_, slow, others) => {
  const { app, context, release } = await openSlowBefore(slow)
  const finished: string[] = []
  const look = async (path: string, from: string) => {
    const { status } = await request(app).get(path).set('x-forwarded-for', from)
    finished.push(path)
    return status
  }
  const crowd = Array.from({ length: 70 }, async (__, at) => look(slow + at, `198.51.100.${at}`))
  const waiting = () => waitingForPages(context.pageQueues, parseLocation(slow))
  while (waiting() === 0) await nextTurn()
  for (const path of others) expect(await look(path, '203.0.113.9')).toBeLessThan(500)
  expect(finished).toEqual(others)
  release()
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]))
})

test('suggestions of many addresses take turns, so that each has its own in time', async () => {
  const { app } = await shop.beforeSame({ env: { TRUST_PROXY: '1' } })
  await shop.faults('suggest', { latencyMs: 100 })
  const answers = Array.from({ length: 100 }, async (_, at) =>
    request(app)
      .get('/api/suggest')
      .query({ q: `rose${at}` })
      .set('x-forwarded-for', `203.0.113.${at % 20}`),
  )
  const cached = new Set((await Promise.all(answers)).map(({ headers }) => headers['cache-control']))
  await shop.calm()
  expect(cached).toEqual(new Set([cacheControl(CACHE_POLICIES.suggestions)]))
})

test('where many renderings wait, no frame goes before its page', async () => {
  const { app } = await shop.beforeSame({ overrides: { earlyFrameMs: 25 }, env: { TRUST_PROXY: '1' } })
  const cookie = (await startSession()).join('; ')
  const look = () => request(app).get('/cart').set({ cookie, 'x-forwarded-for': '198.51.100.7' })
  await look()
  await shop.faults('get-customer-baskets', { latencyMs: 100 })
  expect((await look()).headers['cache-control']).toBe('private, no-store')
  const crowd = startCrowd(app, 'other-crowd')
  await crowd.first
  expect((await look()).headers['cache-control']).toBe('private, no-cache')
  await crowd.all
  await shop.calm()
})

test('the networks of an IPv6 line take turns as one address, and refuse another one’s search in no way', async () => {
  const { app, context } = await shop.beforeSame({ env: { TRUST_PROXY: '1' } })
  const look = async (path: string, from: string) => request(app).get(path).set('x-forwarded-for', from)
  const crowd = Array.from({ length: 130 }, async (_, at) => look('/cart', `2001:db8:77:${at}::1`))
  const search = crowd.slice(0, 1).map(async each => {
    await each
    expect(context.ownQueue.waiting()).toBe(0)
    return look('/search?q=line', '198.51.100.7')
  })
  expect(await statuses(search)).toEqual([200])
  expect(new Set(await statuses(crowd))).toEqual(new Set([200]))
})

test('a page whose reader has left is not rendered', async () => {
  const { app, context } = await shop.beforeSame()
  const server = await listen(app, '127.0.0.1', 0)
  await shop.faults('search-listing', { latencyMs: 2000 })
  const answers = [1, 2, 3].map(at =>
    fetch(`${server.url}/search?q=gone${at}`, { signal: AbortSignal.timeout(100) }),
  )
  await Promise.allSettled(answers)
  await shop.calm()
  expect((await fetch(`${server.url}/search?q=stays`)).status).toBe(200)
  expect(await context.metrics.text()).toMatch(/^page_rendering_duration_seconds_count\{.*\} 1$/m)
  await server.close()
})

async function startSession(): Promise<readonly string[]> {
  const { headers } = await add('198.51.100.8')
  return [headers['set-cookie'] ?? []].flat().map(cookie => cookie.split(';', 1).join())
}

const look = (cookies: readonly string[], at: number) =>
  get(`/cart?utm=${at}`).set('cookie', cookies.join('; '))

test('two shoppers of one address take turns, and a made-up cookie counts as none', async () => {
  const [one, other] = [await startSession(), await startSession()]
  const crowd = [1, 2, 3].map(at => look(one, at))
  const [own, others] = await Promise.all([statuses(crowd), look(other, 4)])
  expect(own).toEqual([200, 200, 503])
  expect(others.status).toBe(200)
  const madeUp = Array.from({ length: 12 }, (_, at) => look([`s-art=made.up${at}`], at))
  expect(await statuses(madeUp)).toContain(503)
})

test('forms that name no limit have one together', async () => {
  const { app } = await shop.beforeSame({ overrides: { limiter: createRateLimiter(() => 0) } })
  const send = (path: string) =>
    request(app).post(path).set({ 'sec-fetch-site': 'same-origin', accept: 'application/json' }).send({})
  for (let time = 0; time < 240; time += 1) await send('/favourites')
  expect((await send('/account/addresses/save')).status).toBe(429)
})

test('a page that is being made, and one that is kept, wait for nothing', async () => {
  const same = '/category/rooms'
  expect(await statuses(Array.from({ length: 10 }, () => get(same)))).toEqual(
    Array.from({ length: 10 }, () => 200),
  )
  const cold = [1, 2].map(at => get(`/search?skq=word${at}`))
  expect(await statuses([...cold, get(same)])).toEqual([200, 200, 200])
})

test('who is refused reads a calm page and when to come back', async () => {
  const answers = await Promise.all([1, 2, 3].map(at => get(`/search?skq=word${at}`)))
  const refused = answers.find(({ status }) => status === 503)
  expect(refused?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  expect(refused?.text).toContain('<h1>')
})
