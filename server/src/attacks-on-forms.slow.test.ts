import { ACTIONS } from '@wallart/client/actions.server.ts'
import request from 'supertest'
import { createRateLimiter } from './limits/rate-limiter.ts'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from './testing/prebuilt.ts'
import { newShopper } from './testing/shopper.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({ overrides: { limiter: createRateLimiter(() => (hours += 1) * HOUR_MS) } })
})

afterAll(() => shop.upstream.close())

// Without rate limits, which are tested elsewhere.
const HOUR_MS = 3_600_000
let hours = 0

const PRINT = 'A12AP'
const PATHS = ACTIONS.map(({ path }) => path)

const inCart = async (shopper: ReturnType<typeof newShopper>) =>
  (await shopper.lines()).map(({ upi, quantity }) => [upi, quantity])

describe.each(PATHS)('the form %s', path => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.test' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['an unknown sender', {}],
  ])('SEC-04 sent by %s in a visitor’s name is refused and changes nothing', async (_, headers) => {
    const before = shop.upstreamLog.length
    const answer = await request(shop.app)
      .post(path)
      .set({ ...headers, cookie: 'p-art=1' })
      .type('text/plain')
      .send('{"upi":"A12AP","imageId":"A12AP","zip":"10001"}')
      .expect(403)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(shop.upstreamLog).toHaveLength(before)
  })

  test('SEC-24 SEC-25 SEC-33 with unexpected fields grants no more rights', async () => {
    const body = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},
      "c_IsB2BAccount":"true","customerType":"registered","isRegistered":"true","priority":"1","public":"true",
      "upi":"${PRINT}","quantity":"1","imageId":["A12AP"],"email":{"a":"b"},"item":"x","zip":"10001"}`
    const visitor = request.agent(shop.app)
    const answer = await visitor
      .post(path)
      .set({ 'sec-fetch-site': 'same-origin', accept: 'application/json' })
      .type('json')
      .send(body)
    expect(answer.status).toBeLessThan(500)
    expect(answer.text).not.toMatch(/\bat .+:\d+:\d+|node_modules/)
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    const { body: me } = await visitor.get('/api/me')
    expect(me).toMatchObject({ isSignedIn: false, name: '' })
  })

  test('SEC-30 SEC-31 leaves nothing of what it carries in a log or a number', async () => {
    const secrets = {
      email: 'canary7391@example.com',
      password: 'Canary7391!',
      cardNumber: '4111111111111111',
      number: '4111 1111 1111 1111',
      zip: '73917',
      imageId: 'canary7391',
      item: 'canary7391',
      upi: 'CANARY7391',
      key: 'canary-7391-key',
      name: 'Canary7391',
    }
    const send = request(shop.app).post(`${path}?e=canary7391&n=4111111111111111`)
    await send.set('sec-fetch-site', 'same-origin').type('form').send(secrets)
    const traces = [JSON.stringify(shop.log), await shop.context.metrics.text()].join('\n')
    expect(traces).not.toMatch(/canary[-_]?7391|4111[ -]?1111/i)
    // Not inside of a longer number: seconds that are counted and random ids hold any five digits.
    expect(traces).not.toMatch(/(?<![\w.])73917(?!\w)/)
  })
})

test.each([
  ['a price', { price: '0.01', 'product.price': '0.01', basePrice: '0.01' }, 1],
  ['another currency', { currency: 'XXX', siteId: 'AllPosters' }, 1],
  ['a payload of its own', { salesForcePayload: '{"price":0.01,"quantity":1}', productId: 'X' }, 1],
  ['no pieces', { quantity: '0' }, 0],
  ['fewer than none', { quantity: '-1' }, 0],
  ['half a piece', { quantity: '0.5' }, 0],
  ['no number', { quantity: 'NaN' }, 0],
  ['a hexadecimal number', { quantity: '0x10' }, 0],
  ['a number with an exponent', { quantity: '1e9' }, 0],
  ['more than there are', { quantity: '1000000000' }, 0],
  ['more than can be counted', { quantity: '9'.repeat(400) }, 0],
  ['a variant that is none', { upi: '../A12AP' }, 0],
  ['an unknown variant', { upi: 'ZZZZZZ' }, 0],
])('SEC-23 an add that brings %s pays the price of the shop, or is refused', async (_, fields, pieces) => {
  const shopper = newShopper(shop.app)
  const { status, text } = await shopper.send('/cart/items', { upi: PRINT, ...fields })
  expect(status).toBe(pieces === 0 ? 422 : 200)
  expect(text.includes('"price":"$18.99"')).toBe(pieces > 0)
  expect(await inCart(shopper)).toEqual(pieces === 0 ? [] : [[PRINT, pieces]])
})

test('SEC-06 a line of another shopper’s cart cannot be changed and looks like one that does not exist', async () => {
  const [owner, thief] = [newShopper(shop.app), newShopper(shop.app)]
  const { body } = await owner.add(PRINT, 2)
  await thief.add('A12AFB')
  const item = String(body.data.itemId)
  for (const [path, fields] of [
    ['/cart/remove', {}],
    ['/cart/upgrade', { upi: 'A12AFB' }],
  ] as const) {
    const others = await thief.send(path, { item, ...fields })
    const unknown = await thief.send(path, { item: '0123456789abcdef0123456789', ...fields })
    expect([others.status, others.body]).toEqual([unknown.status, unknown.body])
  }
  expect(await inCart(owner)).toEqual([[PRINT, 2]])
  expect(await inCart(thief)).toEqual([['A12AFB', 1]])
})

test.each([
  ['"><script>alert(1)</script>'],
  ['%22%3E%3Cscript%3E'],
  ['x'.repeat(4000)],
  ['%E0%A4%A'],
  ['../../etc/passwd'],
  ['10001%0d%0aset-cookie:%20a=1'],
  ['Ünïcödé'],
])('SEC-29 cookies with %j in the place of a zip or a language are as good as none', async value => {
  const cookie = Buffer.from(`ctxzip=${value}; locale=${value}; p=${value}`).toString('latin1')
  for (const path of ['/delivery?upi=A12AP', '/cart', '/', '/api/me']) {
    const { status, text, headers } = await request(shop.app).get(path).set('cookie', cookie)
    expect([path, status]).toEqual([path, 200])
    expect(text).not.toMatch(/alert\(1\)|passwd|x{100}/)
    expect(headers['set-cookie']).toBeUndefined()
  }
  const { text } = await request(shop.app).get('/delivery?upi=A12AP').set('cookie', cookie)
  expect(mainOf(text).textContent).toContain('66952')
})

test('SEC-16 a category whose words hold markup shows it as text', async () => {
  const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">x</a>'
  const fresh = await shop.beforeSame()
  for (const name of ['name', 'pageTitle', 'pageDescription', 'description'])
    await shop.faults('get-category', { replace: { pointer: `/${name}`, value: hostile } })
  const { text } = await request(fresh.app).get('/category/subjects')
  await shop.calm()
  const document = documentOf(text)
  expect(document.querySelectorAll('img[onerror], a[href^="javascript"]')).toHaveLength(0)
  const inline = [...document.scripts].filter(script => !script.src && script.type !== 'application/json')
  expect(inline.filter(({ type }) => type !== 'application/ld+json')).toEqual([])
})
