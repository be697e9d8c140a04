import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import request from 'supertest'
import { createRateLimiter } from './limits/rate-limiter.ts'
import { newShopper } from './testing/shopper.ts'
import { openStorefront, type StorefrontAndUpstream } from './testing/prebuilt.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({ overrides: { limiter: createRateLimiter(() => (hours += 1) * HOUR_MS) } })
})

afterAll(() => shop.upstream.close())

// Without rate limits, which are tested elsewhere.
const HOUR_MS = 3_600_000
let hours = 0

const EMAIL = 'ada@example.com'
const PASSWORD = 'Gallery2026!'
const OWN = ['/account', '/cart', '/account/favorites', '/delivery?upi=A12AP', '/api/me', '/_data/cart']

const PLACES = ['', '/fr-ca', '/allposters', '/allposters/en-ca']
const PAGES = ['/', '/login', '/cart', '/search', '/category/subjects', '/nope']

test.each(PLACES.flatMap(index => PAGES.map(page => (page === '/' ? index || page : index + page))))(
  'SEC-08 %s shows, names and stores no e-mail address from a link to an order',
  async path => {
    const { text, headers } = await request(shop.app).get(
      `${path}?o=W000000014&e=canary7391%40example.com&postal=73917`,
    )
    expect(`${text}${JSON.stringify(headers)}`).not.toMatch(/canary7391|W000000014|(?<![\w.])73917(?!\w)/)
    expect(JSON.stringify([shop.log, shop.upstreamLog])).not.toMatch(/canary7391|W000000014/)
    expect(String(headers['referrer-policy'])).toMatch(/^strict-origin(-when-cross-origin)?$/)
  },
)

test.each(PLACES)(
  'SEC-08 a link to an order in %j is written down without whose order it is',
  async index => {
    await request(shop.app).get(`${index}/orders?o=W000000014&e=canary7391%40example.com`)
    expect(JSON.stringify([shop.log, shop.upstreamLog])).not.toMatch(/canary7391|W000000014/)
  },
)

const ENDS = [
  { number: 'W000000013', email: 'ann@example.com', status: 200 },
  { number: 'W000000013', email: 'canary7391@example.com', status: 422 },
  { number: 'W973917391', email: 'ann@example.com', status: 422 },
] as const

test.each(ENDS)(
  'SEC-08 a search that ends with $status leaves neither number nor address in headers, logs and metrics',
  async ({ number, email, status }) => {
    const lookups = ['text/html', 'application/json'].map(accept =>
      request(shop.app)
        .post('/orders')
        .set({ 'sec-fetch-site': 'same-origin', accept })
        .type('form')
        .send({ orderNumber: number, orderEmailAddress: email })
        .expect(status),
    )
    const headers = (await Promise.all(lookups)).map(answer => answer.headers)
    const hash = createHash('md5').update(email).digest('hex')
    const traces = [headers, shop.log, await shop.context.metrics.text()].map(each => JSON.stringify(each))
    for (const secret of [number, email, hash])
      expect(traces.join().toLowerCase()).not.toContain(secret.toLowerCase())
    // As a word: three letters in a row may be part of a sealed cookie.
    expect(traces.join()).not.toMatch(new RegExp(`(?<![\\w-])${email.split('@')[0]}(?![\\w-])`, 'i'))
    // The upstream is told number and hash, and writes down neither.
    expect(JSON.stringify(shop.upstreamLog)).not.toMatch(new RegExp(`${number}|${hash}`))
  },
)

test('SEC-08 no file that browsers load holds an address, an order or what seals a session', async () => {
  const folder = 'build/public'
  const files = (await readdir(folder, { recursive: true })).filter(file =>
    /\.(js|css|json|html)$/.test(file),
  )
  const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
  expect(texts.join('').length).toBeGreaterThan(100_000)
  for (const [at, text] of texts.entries())
    expect([files[at], /W\d{9}|@example\.com|SESSION_KEYS|SCAPI_CLIENT_SECRET/.exec(text)?.[0]]).toEqual([
      files[at],
      undefined,
    ])
})

test('no built script names the folder that it was built in, so that every folder builds the same', async () => {
  const manifest = await readFile('build/manifest.json', 'utf8')
  const scripts = [...new Set(manifest.match(/\/assets\/[\w-]+\.js/g))]
  const maps = await Promise.all(scripts.map(file => readFile(join('build/public', `${file}.map`), 'utf8')))
  expect(maps.length).toBeGreaterThan(50)
  expect(scripts.filter((_, at) => maps[at]?.includes(process.cwd()))).toEqual([])
})

test('SEC-09 no hash of an e-mail address is sent or logged', async () => {
  const shopper = newShopper(shop.app)
  await shopper.send('/login', { email: EMAIL, password: PASSWORD }).expect(200)
  await shopper.add('A12AP').expect(200)
  const answers = await Promise.all(OWN.map(path => shopper.get(path).expect(200)))
  const message = answers.map(({ text, headers }) => text + JSON.stringify(headers))
  const traces = [...message, JSON.stringify(shop.log), await shop.context.metrics.text()]
    .join('\n')
    .toLowerCase()
  for (const how of ['md5', 'sha1', 'sha256'])
    for (const form of ['hex', 'base64', 'base64url'] as const)
      expect(traces).not.toContain(createHash(how).update(EMAIL).digest(form).toLowerCase())
})

test('SEC-10 a wrong password and an unknown address get the same words', async () => {
  const answers = []
  for (const email of [EMAIL, 'nobody7391@example.com']) {
    const { status, body, headers } = await newShopper(shop.app).send('/login', {
      email,
      password: 'Wrong7391!',
    })
    const cookies = [headers['set-cookie'] ?? []].flat().map(cookie => cookie.replace(/=.*?;/, '=sealed;'))
    answers.push({ status, body, cookies, keeping: headers['cache-control'] })
  }
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]).toMatchObject({ status: 422 })
})

test.each([
  ['Host', { host: 'evil.test' }],
  ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.test' }],
  ['Forwarded', { forwarded: 'host=evil.test' }],
])('SEC-12 SEC-19 no redirect after a form leads to a host that %s names', async (_, headers) => {
  for (const [path, fields] of [
    ['/login', { email: EMAIL, password: PASSWORD }],
    ['/cart/items', { upi: 'A12AP', quantity: '1' }],
    ['/newsletter', { email: EMAIL }],
  ] as const) {
    const { status, headers: reported } = await newShopper(shop.app).post(path, fields).set(headers)
    expect(status).toBe(303)
    expect(reported['location']).toMatch(/^\/(?!\/)/)
    expect(JSON.stringify(reported)).not.toContain('evil.test')
  }
})
