import { within } from '@testing-library/dom'
import request from 'supertest'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { newCustomer } from '../testing/customer.ts'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper } from '../testing/shopper.ts'

let shop: StorefrontAndUpstream

let hours = 0

beforeAll(async () => {
  shop = await openStorefront({ overrides: { limiter: createRateLimiter(() => hours * 3_600_000) } })
})

beforeEach(() => {
  hours += 1
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

const ADA = { email: 'ada@example.com', password: 'Gallery2026!' }

const post = (path: string, fields: Readonly<Record<string, string>>, cookies = '') =>
  request(shop.app)
    .post(path)
    .set({ 'sec-fetch-site': 'same-origin', ...(cookies && { cookie: cookies }) })
    .type('form')
    .send(fields)

const cookiesOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .map(cookie => cookie.split(';')[0])
    .join('; ')

const signedIn = async (wishes = {}) => cookiesOf(await post('/login', { ...ADA, ...wishes }).expect(303))

async function heartsOf(cookies: string): Promise<readonly string[]> {
  const { body } = await request(shop.app).get('/api/me').set('cookie', cookies).expect(200)
  return body.hearts
}

test('the heart of a guest leads to the sign-in, which keeps the picture and leads back to its tile (FAV-01, FAV-15, FAV-16)', async () => {
  const { headers } = await post('/favourites', { imageId: 'A7', back: '/category/rooms?page=2' }).expect(303)
  const login = new URL(String(headers['location']), 'http://shop.test')
  expect([login.pathname, Object.fromEntries(login.searchParams)]).toEqual([
    '/login',
    { redirect: '/category/rooms?page=2#work-A7', heart: 'A7' },
  ])
  expect(headers['set-cookie']).toBeUndefined()

  const page = mainOf(
    (
      await request(shop.app)
        .get(login.pathname + login.search)
        .expect(200)
    ).text,
  )
  expect(page.textContent).toContain('Sign in to keep this picture in your Favorites.')
  const fields = Object.fromEntries(
    [...page.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [
      name,
      value,
    ]),
  )
  const answer = await post('/login', { ...ADA, ...fields }).expect(303)
  expect(answer.headers['location']).toBe('/category/rooms?page=2#work-A7')
  expect(await heartsOf(cookiesOf(answer))).toContain('A7')
})

test('a guest who asks for a mailed link keeps the picture, too', async () => {
  const shopper = newShopper(shop.app)
  await shopper.post('/login/email', { email: ADA.email, heart: 'A23' }).expect(200)
  await shopper.post('/login/email', { email: ADA.email }).expect(200)
  const outbox = await fetch(`${shop.upstream.url}/outbox.json?to=${encodeURIComponent(ADA.email)}`)
  const [mail] = await outbox.json()
  await shopper.get(`/callback?token=${mail.token}`).expect(200)
  expect((await shopper.get('/api/me').expect(200)).body).toMatchObject({
    isSignedIn: true,
    hearts: expect.arrayContaining(['A23']),
  })
})

test('with scripts a guest gets the same as JSON, in the same brand', async () => {
  const { body } = await post('/allposters/en-us/favourites', {
    imageId: 'A7',
    intent: 'add',
    back: '//evil.test',
  })
    .set('accept', 'application/json')
    .expect(200)
  expect(body.redirect).toEqual({
    status: 303,
    location: '/allposters/en-us/login?redirect=%2Faccount%2Ffavorites%23work-A7&heart=A7',
  })
})

test('a customer saves a picture once, however often it is requested, and removes it (FAV-02, FAV-04, FAV-09)', async () => {
  const cookies = await signedIn()
  const press = (intent: string) =>
    post('/favourites', { imageId: 'A11', intent }, cookies).set('accept', 'application/json').expect(200)
  await Promise.all([press('add'), press('add'), press('add')])
  expect((await heartsOf(cookies)).filter(id => id === 'A11')).toHaveLength(1)
  await press('remove')
  await press('remove')
  expect(await heartsOf(cookies)).not.toContain('A11')
})

test('hearts of two browsers at once create one list (F52)', async () => {
  const browsers = await Promise.all(
    [1, 2].map(() => newCustomer(shop.app, { ...ADA, email: 'newcomer@example.com' })),
  )
  const wanted = Array.from({ length: 10 }, (_, at) => `A${at + 20}`)
  await Promise.all(
    browsers.flatMap((browser, index) =>
      wanted
        .filter((_, at) => at % 2 === index)
        .map(imageId => browser.send('/favourites', { imageId, intent: 'add' }).expect(200)),
    ),
  )
  for (const browser of browsers) {
    const { body } = await browser.get('/api/me').expect(200)
    expect(body.hearts.toSorted()).toEqual(wanted)
  }
})

test('a heart that is pressed ten times at once is kept once, or let go (F51)', async () => {
  const cookies = await signedIn()
  const press = (intent: string) =>
    post('/favourites', { imageId: 'A19', intent }, cookies).set('accept', 'application/json').expect(200)
  for (const [intent, count] of [
    ['add', 1],
    ['remove', 0],
  ] as const) {
    await Promise.all(Array.from({ length: 10 }, () => press(intent)))
    expect((await heartsOf(cookies)).filter(id => id === 'A19')).toHaveLength(count)
  }
})

test('without scripts a heart changes what is there and shows the favourites, where a removal is undone (FAV-10, FAV-24)', async () => {
  const cookies = await signedIn()
  const favourites = async () =>
    within(
      documentOf((await request(shop.app).get('/account/favorites').set('cookie', cookies).expect(200)).text)
        .body,
    ).queryAllByRole('button', { name: /^Favorite: /, pressed: true, hidden: true })
  const before = (await favourites()).length
  const added = '/account/favorites?added=yes'
  await post('/favourites', { imageId: 'A13' }, cookies).expect(303).expect('location', added)
  expect(await favourites()).toHaveLength(before + 1)
  const { text } = await request(shop.app).get(added).set('cookie', cookies).expect(200)
  expect(mainOf(text).textContent).toContain('One item added to Favorites')
  const removed = '/account/favorites?removed=A13'
  await post('/favourites', { imageId: 'A13' }, cookies).expect(303).expect('location', removed)
  expect(await favourites()).toHaveLength(before)
  const main = mainOf((await request(shop.app).get(removed).set('cookie', cookies).expect(200)).text)
  expect(main.textContent).toContain('Item removed from Favorites')
  const undo = main.querySelector('form:has(button[name=intent])')
  const imageId = undo?.querySelector('input[name=imageId]')?.getAttribute('value') ?? ''
  await post(undo?.getAttribute('action') ?? '', { imageId, intent: 'add' }, cookies)
    .expect(303)
    .expect('location', added)
  expect(await favourites()).toHaveLength(before + 1)
})

test('of a guest neither account nor list is asked for (ACC-10, FAV-21)', async () => {
  const guest = newShopper(shop.app)
  await guest.add('A12AP').expect(200)
  await shop.faults('get-customer', { latencyMs: 1 })
  await shop.faults('get-product-lists', { latencyMs: 1 })
  const { body } = await guest.get('/api/me').expect(200)
  expect(body).toMatchObject({ isSignedIn: false, badge: 1, hearts: [] })
  const { faults } = JSON.parse(await (await fetch(`${shop.upstream.controlUrl}/faults`)).text())
  expect(faults).toMatchObject([{ struck: 0 }, { struck: 0 }])
})

test('favourites require a sign-in', async () => {
  await request(shop.app)
    .get('/account/favorites')
    .expect(303)
    .expect('location', '/login?redirect=%2Faccount%2Ffavorites')
  const { text } = await request(shop.app).get('/login?redirect=%2Faccount%2Ffavorites').expect(200)
  expect(mainOf(text).textContent).toContain('Please sign in to continue!')
})

test.each([
  ['what is no picture', { imageId: '../etc' }],
  ['nothing at all', {}],
])('%s is refused with the generic sentence (FAV-12)', async (_, fields) => {
  const cookies = await signedIn()
  const { body } = await post('/favourites', fields, cookies).set('accept', 'application/json').expect(422)
  expect(body.errors['']).toMatchObject([{ message: 'Something went wrong. Try again!' }])
})

test('a list that cannot be changed saves no favourite (FAV-12)', async () => {
  const cookies = await signedIn()
  await shop.faults('get-product-lists', { status: 500 })
  const { body } = await post('/favourites', { imageId: 'A17', intent: 'add' }, cookies)
    .set('accept', 'application/json')
    .expect(503)
  expect(body.errors['']).toMatchObject([{ message: 'Something went wrong. Try again!' }])
})

test.each([
  ['A41', { reset: true }],
  ['A42', { status: 503 }],
])('%s, which was added though its answer was lost by %j, is said to be', async (imageId, fault) => {
  const cookies = await signedIn()
  await shop.faults('add-product-list-item', { ...fault, afterwards: true, times: 1 })
  await post('/favourites', { imageId, intent: 'add' }, cookies).set('accept', 'application/json').expect(200)
  expect(await heartsOf(cookies)).toContain(imageId)
})

test('a sign-in remembers no nonsense', async () => {
  const cookies = await signedIn({ heart: '"><script>' })
  expect(await heartsOf(cookies)).not.toContain('"><script>')
})

test('the favourites speak every language, and have no page behind the last one (ACC-07, I18-03)', async () => {
  const browser = await newCustomer(shop.app, ADA)
  for (const [prefix, title, count] of [
    ['/fr-ca', 'Favoris', /\d+ images/],
    ['/es-us', 'Favoritos', /\d+ imágenes/],
  ] as const) {
    const { text } = await browser.get(`${prefix}/account/favorites`).expect(200)
    const main = mainOf(text)
    expect(main.querySelector('h1')?.textContent).toBe(title)
    expect(main.textContent).toMatch(count)
  }
  for (const query of ['?page=2', '?page=0', '?page=x'])
    expect((await browser.get(`/_data/account/favorites${query}`)).status).toBe(404)
})

test('two hundred favorites are pages of 60, each read with one call of the listing service', async () => {
  const collector = await newCustomer(shop.app, { email: 'collector@example.com', password: ADA.password })
  await shop.faults('search-listing', { latencyMs: 1 })
  const last = mainOf((await collector.get('/account/favorites?page=4').expect(200)).text)
  expect(last.querySelectorAll('li[id^="work-"]')).toHaveLength(20)
  expect(last.textContent).toContain('200 pictures')
  const { faults } = JSON.parse(await (await fetch(`${shop.upstream.controlUrl}/faults`)).text())
  expect(faults).toMatchObject([{ target: 'search-listing', struck: 1 }])
  await collector.get('/account/favorites?page=5').expect(404)
})
