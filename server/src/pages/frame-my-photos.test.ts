import { photoBytes } from '@wallart/fixtures/testing/photo-bytes.ts'
import { within } from '@testing-library/dom'
import request from 'supertest'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { orderFields } from '../testing/order-fields.ts'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

const PATH = '/frame-my-photos'

const CHECKOUT = {
  contact: { email: 'photographer@example.com' },
  shipping: {
    firstName: 'Nia',
    lastName: 'Cole',
    addressLine1: '12 Harbor Street',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    country: 'US',
  },
  delivery: { method: 'standard' },
  payment: { number: '4111 1111 1111 1111', expiry: '12/39', securityCode: '123', billingSame: 'on' },
}

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

const photo = (width = 2400, height = 1600) => photoBytes({ width, height })

function newBrowser(app = shop.app) {
  const browser = request.agent(app)
  const post = (path: string) => browser.post(path).set('sec-fetch-site', 'same-origin')
  return {
    get: (path: string) => browser.get(path),
    upload: async (...files: readonly (readonly [name: string, bytes: Buffer])[]) => {
      const form = post(PATH)
      for (const [name, bytes] of files) form.attach('photos', bytes, name)
      return form
    },
    uploadByScript: async (name: string, bytes: Buffer) =>
      post(PATH).set('accept', 'application/json').attach('photos', bytes, name),
    part: async (fields: Readonly<Record<string, string>>, bytes: Buffer) =>
      post(`${PATH}/parts`).set('accept', 'application/json').field(fields).attach('photos', bytes, 'photo'),
    form: (path: string, fields: Readonly<Record<string, string>>) => post(path).type('form').send(fields),
  }
}

async function open(browser: ReturnType<typeof newBrowser>, path: string) {
  const { text } = await browser.get(path).expect(200).expect('cache-control', 'private, no-store')
  return text
}

test.each(['', '/allposters/en-us'])(
  'the page %s asks for photos and has an empty album (PHO-01, PHO-03, PHO-04)',
  async prefix => {
    const browser = newBrowser()
    const document = documentOf(await open(browser, `${prefix}${PATH}`))
    const page = within(document.querySelector('main') ?? document.body)
    expect(page.getByRole('heading', { level: 1, name: 'Frame My Photos' })).toBeTruthy()
    expect(page.getByRole('heading', { name: 'Your Photo Album' })).toBeTruthy()
    expect(page.getByText('Your uploaded images will be saved here')).toBeTruthy()
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow')
    const form = document.querySelector('form[enctype="multipart/form-data"]')
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual([`${prefix}${PATH}`, 'post'])
    await browser.get(`${prefix}${PATH}`).expect('x-robots-tag', 'noindex')
  },
)

test('without scripts a photo leads to the page where it is framed, which has no heart, and into the cart and the cart’s picture (PDP-47)', async () => {
  const browser = newBrowser()
  const { status, headers } = await browser.upload(['beach.jpg', await photo()])
  expect([status, headers['location']]).toEqual([
    303,
    expect.stringMatching(/^\/frame-my-photos\?upi=U\w{10}G0$/),
  ])
  const page = within(mainOf(await open(browser, headers['location'] ?? '')))
  expect(page.getByText('Too few pixels for 30 × 20 in')).toBeTruthy()
  expect(page.getByRole('link', { name: /^12 × 8 in/ })).toBeTruthy()
  expect(page.queryByRole('button', { name: /^Favorite/ })).toBeNull()
  const upi = `${/upi=(\w+)/.exec(headers['location'] ?? '')?.[1]}AFB`
  await browser.form('/cart/items', { upi, quantity: '1' }).expect(303)
  const { text } = await browser.get('/cart').expect(200)
  expect(text).toContain('Your Photo')
  const [, picture = ''] = /(\/img\/U\w+\.jpg\?[^"\s]*)/.exec(text) ?? []
  const answer = await browser
    .get(picture.replaceAll('&amp;', '&'))
    .expect(200)
    .expect('content-type', 'image/jpeg')
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, max-age=900',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  ['/fr-ca', 'Votre photo'],
  ['/es-us', 'Tu foto'],
])(
  'under %s the photo is called %s, on its page, in the customizer and in the cart',
  async (prefix, name) => {
    const browser = newBrowser()
    const { headers } = await browser.upload(['plage.jpg', await photo()])
    const upi = /upi=(\w+)/.exec(headers['location'] ?? '')?.[1] ?? ''
    await browser.form(`${prefix}/cart/items`, { upi: `${upi}AFB`, quantity: '1' }).expect(303)
    for (const path of [`${PATH}?upi=${upi}AFB`, `/customizer/${upi}`, '/cart']) {
      const { text } = await browser.get(prefix + path).expect(200)
      expect(text).toContain(name)
      expect(text).not.toContain('Your Photo')
    }
  },
)

test('the order of a photo shows its picture and names it (PHO-02)', async () => {
  const browser = newBrowser()
  const { headers } = await browser.upload(['beach.jpg', await photo()])
  const upi = `${/upi=(\w+)/.exec(headers['location'] ?? '')?.[1]}AFB`
  await browser.form('/cart/items', { upi, quantity: '1' }).expect(303)
  for (const [step, fields] of Object.entries(CHECKOUT))
    await browser.form(`/checkout/${step}`, fields).expect(303)
  const review = mainOf(await open(browser, '/checkout'))
  await browser
    .form('/checkout/order', orderFields(review))
    .expect(303)
    .expect('location', '/order-confirmation')
  const page = within(mainOf(await open(browser, '/order-confirmation')))
  const picture = page.getByRole('img', { name: 'Your Photo, Framed Photographic Print' })
  const answer = await browser.get(picture.getAttribute('src') ?? '').expect(200)
  expect(answer.type).toBe('image/jpeg')
})

test('a crop of the shopper’s own is chosen by a plain form, bought, and another line than the whole', async () => {
  const browser = newBrowser()
  const { headers } = await browser.upload(['a.jpg', await photo(3600, 2400)])
  const upi = /upi=(\w+)/.exec(headers['location'] ?? '')?.[1] ?? ''
  const moved = await browser.get(`${PATH}?upi=${upi}AFB&zoom=4&x=64&y=0`).expect(303)
  const cropped = /upi=(\w+)$/.exec(moved.headers['location'] ?? '')?.[1] ?? ''
  expect(cropped).toMatch(/^U\w{10}G4\w{3}AFB$/)
  const main = mainOf(await open(browser, moved.headers['location'] ?? ''))
  const page = within(main)
  expect(page.getByRole('link', { name: /^18 × 12 in/ })).toBeTruthy()
  expect(page.getByText('Too few pixels for 30 × 20 in')).toBeTruthy()
  expect(main.querySelector('input[name=x]')?.getAttribute('value')).toBe('64')
  for (const each of [`${upi}AFB`, cropped])
    await browser.form('/cart/items', { upi: each, quantity: '1' }).expect(303)
  const { text } = await browser.get('/cart').expect(200)
  expect(new Set(text.match(/\/img\/U\w{10}G(?:0|4\w{3})AFB/g)).size).toBe(2)
  // The wishlist takes works alone.
  expect(text).not.toContain('/cart/wishlist')
})

test('two guests never see each other’s photos', async () => {
  const [ann, ben] = [newBrowser(), newBrowser()]
  const { headers } = await ann.upload(['a.jpg', await photo()])
  const { headers: own } = await ben.upload(['b.jpg', await photo()])
  await ben.get(headers['location'] ?? '').expect(404)
  const upi = `${/upi=(\w+)/.exec(headers['location'] ?? '')?.[1]}AFB`
  await ben.form('/cart/items', { upi, quantity: '1' }).expect(422)
  await ben.form(`${PATH}/delete`, { photoId: upi.slice(1, 11) }).expect(303)
  await ann.get(headers['location'] ?? '').expect(200)
  await ann.get(own['location'] ?? '').expect(404)
  expect((await newBrowser().get(headers['location'] ?? '')).status).toBe(404)
})

test('of several files each says what is wrong with it, and the good ones stay', async () => {
  const browser = newBrowser()
  const { status, text } = await browser.upload(
    ['good.jpg', await photo()],
    ['note.txt', Buffer.from('no photo')],
    ['../../evil.svg', Buffer.from('<svg onload="alert(1)"/>')],
    ['phone.heic', Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', 'latin1')],
    ['broken.jpg', (await photo()).subarray(0, 900)],
    ['small.jpg', await photo(300, 200)],
  )
  expect(status).toBe(422)
  const page = within(mainOf(text))
  const problems = page.getByRole('alert').textContent
  for (const name of ['note.txt', 'evil.svg', 'phone.heic', 'broken.jpg', 'small.jpg'])
    expect(problems).toContain(name)
  expect(problems).toContain('Export it as a JPEG')
  expect(problems).not.toContain('good.jpg')
  const album = within(mainOf(await open(browser, PATH)))
  expect(album.getAllByRole('link', { name: /^Frame photo/ })).toHaveLength(1)
})

test('scripts are told the photo, or what is wrong with the file', async () => {
  const browser = newBrowser()
  const good = await browser.uploadByScript('a.jpg', await photo())
  expect([good.status, good.body.data.photos]).toEqual([200, [expect.objectContaining({ width: 2400 })]])
  const huge = Buffer.concat([await photo(), Buffer.alloc(10_000_001)])
  const bad = await browser.uploadByScript('b.jpg', huge)
  expect([bad.status, bad.body.errors['b.jpg'][0].code]).toEqual([422, 'photos.too-large'])
  const none = await browser.form(PATH, {}).set('accept', 'application/json')
  expect([none.status, none.body.errors[''][0].code]).toEqual([422, 'photos.missing'])
})

test('a photo is deleted for good', async () => {
  const browser = newBrowser()
  const { headers } = await browser.upload(['a.jpg', await photo()])
  const photoId = /upi=U(\w{10})/.exec(headers['location'] ?? '')?.[1] ?? ''
  await browser.form(`${PATH}/delete`, { photoId }).expect(303).expect('location', `${PATH}?deleted=yes`)
  const page = within(mainOf(await open(browser, `${PATH}?deleted=yes`)))
  expect(page.getByText('The photo was deleted for good.')).toBeTruthy()
  await browser.get(headers['location'] ?? '').expect(404)
})

test('a guest’s photos follow the registration', async () => {
  const browser = newBrowser()
  const { headers } = await browser.upload(['a.jpg', await photo()])
  await browser
    .form('/registration', {
      firstName: 'Nia',
      lastName: 'Cole',
      email: 'photos@example.com',
      password: 'Quiet.Ridge.7',
    })
    .expect(303)
  expect((await browser.get(headers['location'] ?? '')).status).toBe(200)
})

test('a form of another site brings nothing', async () => {
  await request(shop.app)
    .post(PATH)
    .set('sec-fetch-site', 'cross-site')
    .attach('photos', await photo(), 'a.jpg')
    .expect(403)
})

test('a service that is down is told, not shown as an empty album', async () => {
  const browser = newBrowser()
  await browser.upload(['a.jpg', await photo()])
  await shop.faults('create-photo', { status: 503, times: 5 })
  const script = await browser.uploadByScript('b.jpg', await photo())
  expect([script.status, script.headers['retry-after']]).toEqual([503, '5'])
  expect(script.body.errors['b.jpg']).toEqual([expect.objectContaining({ code: 'error.generic' })])
  const page = await browser.upload(['b.jpg', await photo()])
  expect([page.status, page.headers['retry-after']]).toEqual([503, '5'])
  expect(within(mainOf(page.text)).getByText(/Something went wrong. Try again!/)).toBeTruthy()
})

test('a photo is sent in parts, each told where the next one begins', async () => {
  const browser = newBrowser()
  const bytes = await photo()
  const send = (offset: number, end: number, part = bytes.subarray(offset, end)) =>
    browser.part({ upload: 'upload-0123456789', offset: String(offset), size: String(bytes.length) }, part)
  expect((await send(0, 1000)).body).toEqual({ data: { received: 1000 } })
  expect((await send(0, 1000)).body).toEqual({ data: { received: 1000 } })
  const { body } = await send(1000, bytes.length)
  expect(body.data).toMatchObject({ received: bytes.length, photo: { width: 2400 } })
  const wrong = await browser.part(
    { upload: 'upload-9876543210', offset: '0', size: '8' },
    Buffer.from('no photo'),
  )
  expect([wrong.status, wrong.body.errors['photo'][0].code]).toEqual([422, 'photos.wrong-type'])
})

test('one address sends so many photos at the same time, whole and in parts, that others come to their turn', async () => {
  await shop.faults('create-photo', { latencyMs: 1500 })
  await shop.faults('append-photo', { latencyMs: 1500 })
  const bytes = await photo(1200, 1000)
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, at) =>
      at % 2 === 0
        ? newBrowser().uploadByScript('beach.jpg', bytes)
        : newBrowser().part(
            { upload: `upload-at-once-000${at}`, offset: '0', size: String(bytes.length) },
            bytes,
          ),
    ),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(3)
  expect(refused[0]?.headers['retry-after']).toBe('5')
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
})

test('addresses take turns at having photos decoded, whatever many sessions one of them has', async () => {
  const limiter = createRateLimiter(() => 0)
  const { app } = await shop.beforeSame({ overrides: { limiter }, env: { TRUST_PROXY: '1' } })
  const bytes = await photo(2400, 2400)
  const finished: string[] = []
  const upload = async (from: string) => {
    const { status } = await request(app)
      .post(PATH)
      .set({ 'x-forwarded-for': from, 'sec-fetch-site': 'same-origin', accept: 'application/json' })
      .attach('photos', bytes, 'a.jpg')
    finished.push(`${status} ${from}`)
  }
  const crowd = Array.from({ length: 6 }, () => upload('198.51.100.7'))
  await Promise.race(crowd)
  await Promise.all([...crowd, upload('203.0.113.5')])
  expect(new Set(finished)).toEqual(new Set(['200 198.51.100.7', '200 203.0.113.5']))
  expect(finished.indexOf('200 203.0.113.5')).toBeLessThan(5)
})

test.each([
  ['a form', (browser: ReturnType<typeof newBrowser>, bytes: Buffer) => browser.upload(['a.jpg', bytes])],
  [
    'a script',
    (browser: ReturnType<typeof newBrowser>, bytes: Buffer) => browser.uploadByScript('a.jpg', bytes),
  ],
  [
    'a part',
    (browser: ReturnType<typeof newBrowser>, bytes: Buffer) =>
      browser.part({ upload: 'upload-that-waits', offset: '0', size: String(bytes.length) }, bytes),
  ],
])(
  '%s whose photo waits for too long is told when to come back, before its connection ends',
  async (_, send) => {
    const impatient = await shop.beforeSame({ overrides: { uploadWaitMs: 300 } })
    for (const operation of ['create-photo', 'append-photo'])
      await shop.faults(operation, { latencyMs: 2000 })
    const { status, headers, text } = await send(newBrowser(impatient.app), await photo())
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    expect(text).toContain('Something went wrong. Try again!')
  },
)

test('an address that has sent its photos of a minute may delete photos', async () => {
  const limiter = createRateLimiter(() => 0)
  const { app } = await shop.beforeSame({ overrides: { limiter } })
  const statusOf = async (path: string, fields: Readonly<Record<string, string>>) =>
    (await request(app).post(path).set({ 'sec-fetch-site': 'same-origin' }).type('form').send(fields)).status
  for (let form = 0; form < 20; form += 1) expect(await statusOf(PATH, {})).toBe(422)
  expect(await statusOf(PATH, {})).toBe(429)
  expect(await statusOf(`${PATH}/delete`, { photoId: 'ABCDEFGHIJ' })).toBe(303)
})

test('what is no photo begins no session', async () => {
  const { app } = await shop.beforeSame({ overrides: { limiter: createRateLimiter(() => 0) } })
  const text = Buffer.from('no photo')
  const whole = await newBrowser(app).uploadByScript('note.txt', text)
  const part = await newBrowser(app).part({ upload: 'upload-1357924680', offset: '0', size: '8' }, text)
  for (const { status, headers } of [whole, part])
    expect([status, headers['set-cookie']]).toEqual([422, undefined])
})
