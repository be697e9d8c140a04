import { OPERATIONS } from '@wallart/sdk/operations/catalogue'
import { PAGES } from '@wallart/client/routes.ts'
import request from 'supertest'
import { createRateLimiter } from './limits/rate-limiter.ts'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from './testing/prebuilt.ts'
import { sayTo } from './testing/raw.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({ overrides: { limiter: createRateLimiter(() => quarters * QUARTER_MS) } })
})

afterAll(() => shop.upstream.close())
afterEach(() => shop.calm())

// Each test has its own rate limit window.
const QUARTER_MS = 900_000
let quarters = 0

beforeEach(() => {
  quarters += 1
})

const get = (path: string) => request(shop.app).get(path)

const PRODUCT = '/products/arches-in-crimson-no-1-A1'
const PUBLIC = [
  '/',
  '/allposters',
  '/fr-ca',
  '/category/subjects',
  '/allposters/en-ca/category/movies',
  PRODUCT,
  '/search?skq=lemon',
  '/gallery/search?skq=blue',
  '/nope',
  '/_data/',
  `/_data${PRODUCT}`,
]

// Every other kind of page that a shared cache may keep.
const ALSO_PUBLIC = [
  '/allposters/category/movies?page=2',
  '/category/subjects?sort=price-asc',
  '/products/archway-with-soft-hills-A242',
  '/help/faq',
  '/help/sitemap',
  '/allposters/help/cs',
  '/lp/business',
  '/lp/reviews',
  '/blog',
  '/es-us/blog/canvas-or-paper',
  '/_data/help/faq',
  '/_data/category/subjects',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
]

async function signIn(): Promise<string> {
  const { headers } = await request(shop.app)
    .post('/login')
    .set('sec-fetch-site', 'same-origin')
    .type('form')
    .send({ email: 'ada@example.com', password: 'Gallery2026!' })
    .expect(303)
  return cookiesOf(headers)
}

function cookiesOf(headers: Readonly<Record<string, unknown>>): string {
  const set = [headers['set-cookie'] ?? []].flat().map(String)
  return set.map(cookie => cookie.split(';')[0]).join('; ')
}

test('SEC-05 no GET changes anything, not even for a signed-in customer', async () => {
  const cookie = await signIn()
  const before = shop.upstreamLog.length
  for (const path of [...PUBLIC, '/login', '/api/me', '/logout', '/sitemap.xml', '/llms.txt'])
    await get(path).set('cookie', cookie)
  const requests = new Set(shop.upstreamLog.slice(before).map(({ operation }) => operation))
  const changing = OPERATIONS.filter(({ id, effect }) => effect !== 'read' && requests.has(id)).map(
    ({ id }) => id,
  )
  expect(requests.size).toBeGreaterThan(3)
  expect(changing.filter(id => !/token|authoriz/.test(id))).toEqual([])
})

test('SEC-06 SEC-14 a session opens nothing under another’s name, in another brand, or after it has ended', async () => {
  const cookie = await signIn()
  const renamed = cookie.replace('s-art=', 's-allposters=')
  const other = await get('/api/me?site=AllPosters').set('cookie', renamed).expect(200)
  expect(other.body).toMatchObject({ isSignedIn: false, name: '' })
  const planted = await request(shop.app)
    .post('/login')
    .set({ 'sec-fetch-site': 'same-origin', cookie })
    .type('form')
    .send({ email: 'ada@example.com', password: 'Gallery2026!' })
    .expect(303)
  expect(cookiesOf(planted.headers)).not.toBe(cookie)
})

test.each([
  '/callback?code=x',
  '/callback?code=x&state=y',
  '/callback?error=denied',
  '/fr-ca/callback?code=x',
])('SEC-13 %s without a sign-in in progress starts no session', async path => {
  const { headers } = await get(path).expect(400)
  expect(headers['set-cookie']).toBeUndefined()
})

test.each([
  '</script><svg onload=alert(1)>',
  '<!--<script>',
  ']]><b>x',
  '{{constructor}}',
  '\u2028\u2029"\'`',
  '"><img src=x onerror=alert(1)>',
])('SEC-15 a title %j is shown as text and is nothing else', async hostile => {
  const fresh = await shop.beforeSame()
  const clean = documentOf((await request(fresh.app).get('/product/OFFSITE1')).text)
  const again = await shop.beforeSame()
  await shop.faults('get-product-group', { replace: { pointer: '/products/*/title', value: hostile } })
  const { text } = await request(again.app).get('/product/OFFSITE1').expect(200)
  const document = documentOf(text)
  expect(document.scripts).toHaveLength(clean.scripts.length)
  expect(document.querySelectorAll('svg[onload], img[onerror], b')).toHaveLength(0)
  expect(() => JSON.parse(document.querySelector('#boot')?.textContent ?? '')).not.toThrow()
  const { body } = await request(again.app).get('/_data/product/OFFSITE1').expect('content-type', /json/)
  expect(body.status).toBe(200)
})

test('SEC-15 what is searched for is shown as text', async () => {
  const { text } = await get(`/search?skq=${encodeURIComponent('</script><svg onload=alert(1)>"')}`)
  expect(text).not.toMatch(/<svg onload/)
  expect(documentOf(text).querySelectorAll('svg[onload]')).toHaveLength(0)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.test/x',
  'https://evil.test/x',
  '/\t/evil.test',
])('SEC-15 a hit whose address is %j links to nothing foreign', async url => {
  const fresh = await shop.beforeSame()
  await shop.faults('search-listing', { replace: { pointer: '/hits/*/url', value: url } })
  const { text } = await request(fresh.app).get('/category/subjects')
  const links = [...mainOf(text).querySelectorAll('a')].map(link => link.getAttribute('href') ?? '')
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(href => /^(javascript|data):|^\W*evil\.test|^https:/i.test(href))).toEqual([])
})

test.each(['/login/x.css', '/login%2fx.js', '/login;.png', '/api/me/x.css', '/account/x.css', '/login.css'])(
  'SEC-20 %s is no cacheable copy of a private page',
  async path => {
    const { status, headers, text } = await get(path).set('cookie', await signIn())
    expect(status).toBe(404)
    expect(text).not.toMatch(/Ada|isSignedIn/)
    expect(headers['set-cookie']).toBeUndefined()
  },
)

const HEAD = 'Host: a\r\n'
test.each([
  ['two lengths', `POST /login HTTP/1.1\r\n${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
  [
    'a length and chunks',
    `POST /login HTTP/1.1\r\n${HEAD}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'chunks twice',
    `POST /login HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n`,
  ],
  ['a coding that is none', `POST /login HTTP/1.1\r\n${HEAD}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['a blank before the colon', `GET / HTTP/1.1\r\n${HEAD}X : 1\r\n\r\n`],
  ['a folded line', `GET / HTTP/1.1\r\n${HEAD} folded: 1\r\n\r\n`],
  ['a bad chunk', `POST /login HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\nx\r\n0\r\n\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
])('SEC-21 a request with %s is refused, and nothing after it is read', async (_, text) => {
  const message = await sayTo(shop.app, `${text}GET /livez HTTP/1.1\r\n${HEAD}\r\n`)
  expect(message).toMatch(/^HTTP\/1\.1 400 /)
  expect(message.match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

test('SEC-22 what a signed-in customer has viewed is the same for the next visitor, to the byte', async () => {
  const [theirs, nobodys] = [await shop.beforeSame(), await shop.beforeSame()]
  const cookie = `${await signIn()}; zip=90210; locale=fr-CA`
  for (const path of [...PUBLIC, ...ALSO_PUBLIC]) {
    await request(theirs.app).get(path).set({ cookie, 'accept-language': 'fr' })
    const after = await request(theirs.app).get(path)
    const clean = await request(nobodys.app).get(path)
    expect([path, after.status, after.text]).toEqual([path, clean.status, stamped(clean.text, after.text)])
    expect(after.text).not.toMatch(/\bAda\b|90210/)
  }
})

// The one thing in which two makings of a page that failed differ is the id under which each is logged.
function stamped(text: string, other: string): string {
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(other)?.[0]
  return id ? text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, id) : text
}

test('SEC-25 nothing that is sent reaches the prototype of all objects', async () => {
  const body = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"email":"x"}'
  const send = request(shop.app).post('/login').set('sec-fetch-site', 'same-origin')
  await send.set('accept', 'application/json').type('json').send(body).expect(422)
  await get('/search?__proto__[polluted]=1&constructor.prototype.polluted=1&f.__proto__=x')
  await get('/category/__proto__')
  await get('/category/constructor')
  await get('/api/me').set('cookie', '__proto__=1; constructor=2')
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test.each([
  '/category/subjects?page=1&page=2',
  '/category/subjects?page=-1',
  '/category/subjects?page=1e9',
  '/category/subjects?page=NaN',
  '/category/subjects?limit=100000',
  '/category/subjects?sort=;drop%20table%20works',
  "/category/subjects?f.color=blue'%20or%201=1--",
  `/search?skq=${'x'.repeat(8000)}`,
  '/product/A1?upi[]=A1&upi=A2',
])('SEC-26 %s is bounded', async path => {
  const { status, text } = await get(path)
  expect([200, 301, 400, 404, 414]).toContain(status)
  expect((text.match(/<li/g) ?? []).length).toBeLessThan(3000)
})

test.each([
  ['/login', 'form'],
  ['/login', 'json'],
])('SEC-27 %s refuses 50 kB of %s', async (path, type) => {
  const long = 'a'.repeat(50_000)
  await request(shop.app)
    .post(path)
    .set('sec-fetch-site', 'same-origin')
    .type(type)
    .send(type === 'form' ? `email=${long}` : JSON.stringify({ email: long }))
    .expect(413)
})

test('SEC-31 SEC-32 what people send is in no log, and can begin no line of it', async () => {
  const canary = 'canary7391@example.com'
  const hostile = `${canary}\r\n{"level":60}\u001B[2J`
  const paths = [
    '/',
    '/search',
    '/product/A1',
    '/nope',
    '/api/me',
    '/api/suggest',
    '/login',
    '/orders',
    '/img/A1.jpg',
  ]
  for (const path of paths) {
    await get(`${path}?q=${encodeURIComponent(hostile)}&skq=${encodeURIComponent(hostile)}&e=${canary}`).set({
      cookie: `s-art=${canary}; p=${canary}`,
      authorization: `Bearer ${canary}`,
      referer: `http://x/?e=${canary}`,
      'user-agent': canary,
    })
  }
  const send = request(shop.app).post('/login').set('sec-fetch-site', 'same-origin')
  await send.type('form').send({ email: canary, password: 'Canary7391!', redirect: `/${canary}` })
  await request(shop.app)
    .post('/csp-reports')
    .type('application/csp-report')
    .send(
      JSON.stringify({
        'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': `https://x.test/?e=${canary}` },
      }),
    )
  expect(JSON.stringify(shop.log)).not.toMatch(/canary7391|Canary7391/i)
  expect(await shop.context.metrics.text()).not.toMatch(/canary7391/i)
})

test.each([
  ['a body that is no JSON', 'json', '{"email":', 400],
  ['a body in no coding', 'application/x-www-form-urlencoded; charset=nonsense', 'a=1', 415],
  ['far too many fields', 'form', Array.from({ length: 500 }, (_, at) => `a${at}=1`).join('&'), 413],
])('SEC-33 %s is refused in one sentence without a stack', async (_, type, body, status) => {
  const send = request(shop.app).post('/login').set('sec-fetch-site', 'same-origin')
  const { text } = await send
    .set(
      'content-type',
      type === 'json' ? 'application/json' : type === 'form' ? 'application/x-www-form-urlencoded' : type,
    )
    .send(body)
    .expect(status)
  expect(text).toBe('The request cannot be understood.')
})

test.each([
  '/metrics',
  '/admin',
  '/faults',
  '/.env',
  '/.git/config',
  '/package.json',
  '/server/main.js',
  '/manifest.json',
])('SEC-41 %s is not for the public', async path => {
  const { text } = await get(path).expect(404)
  expect(text).toContain('Oh no!')
})

test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])(
  'SEC-42 %s is no way to ask for a page',
  async method => {
    const message = await sayTo(shop.app, `${method} / HTTP/1.1\r\n${HEAD}connection: close\r\n\r\n`)
    expect(message).toMatch(/^HTTP\/1\.1 40[045] /)
  },
)

test('SEC-42 a header does not change what is done', async () => {
  await get('/logout')
    .set({ 'x-http-method-override': 'POST', cookie: await signIn() })
    .expect(404)
})

test('the metrics name routes and never addresses', async () => {
  const seriesOf = async () =>
    (await shop.context.metrics.text())
      .split('\n')
      .filter(line => line.startsWith('http_server_request_duration_seconds_count'))
  for (let number = 0; number < 40; number += 1) {
    await get(`/nope/${number}`)
    await get(`/category/c${number}?x=${number}`)
    await request(shop.app).post(`/x${number}`).set('sec-fetch-site', 'same-origin')
  }
  const series = await seriesOf()
  const routes = new Set([
    ...PAGES.map(({ path }) => path),
    '/api/me',
    '/api/suggest',
    '/logout',
    '/img',
    'other',
  ])
  const named = series.map(line => /route="([^"]*)"/.exec(line)?.[1] ?? '')
  expect(named.filter(route => !routes.has(route))).toEqual([])
  expect(series.length).toBeLessThan(60)
  expect(await shop.context.metrics.text()).toMatch(/page_cache_requests_total\{result="hit"\} \d+/)
})
