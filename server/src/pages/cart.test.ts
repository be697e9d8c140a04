import { within } from '@testing-library/dom'
import request, { type Response } from 'supertest'
import { newShopper, type Shopper } from '../testing/shopper.ts'
import { documentOf, mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream
let shopper: Shopper

beforeAll(async () => {
  shop = await openStorefront()
})

beforeEach(() => {
  shopper = newShopper(shop.app)
})

afterEach(() => shop.calm())

afterAll(() => shop.upstream.close())

const PRINT = 'A12AP'
const FRAMED = 'A12AFB'

const GENERIC = 'Something went wrong. Try again!'
const CUT = { reset: true, afterwards: true, times: 1 }

/** A variant of which there is nothing left. */
async function soldOut(): Promise<string> {
  for (let work = 1; work < 100; work += 1) {
    const { body } = await request(shop.upstream.url).get(`/bizapi/v1/products/groups/A${work}?siteId=Art`)
    const unavailable = body.products.find((product: Product) => product.inventory.stockLevel === 0)
    if (unavailable) return unavailable.upi
  }
  throw new Error('Everything is there.')
}

interface Product {
  readonly upi: string
  readonly inventory: { readonly stockLevel: number }
}

const cookiesOf = ({ headers }: Response) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie: string) => cookie.split(';')[0])
    .join('; ')

const inCart = async () => (await shopper.lines()).map(({ upi, quantity }) => [upi, quantity])

test('a new shopper adds a print and gets what the confirmation shows (ATC-02, ATC-05 to ATC-09, ATC-27 to ATC-29)', async () => {
  const { body } = await shopper.add(PRINT).expect(200).expect('cache-control', 'private, no-store')
  expect(body.data).toMatchObject({
    text: 'Yay! Your item has been added, great choice!',
    upi: PRINT,
    imageId: PRINT,
    title: 'Inland Upland',
    alt: 'Inland Upland by Sunniva Dahl, Art Print',
    productType: 'Art Print',
    size: { label: 'Finished Size:', value: '11" x 11"' },
    price: '$18.99',
    oldPrice: '',
    count: '1 item',
    href: `/products/inland-upland-A12?upi=${PRINT}`,
    marketing: [{ event: 'AddToCart', upi: PRINT, quantity: 1 }],
  })
  expect(await shopper.lines()).toMatchObject([{ itemId: body.data.itemId, upi: PRINT, quantity: 1 }])
  const me = await shopper.get('/api/me')
  expect(me.body).toMatchObject({ isSignedIn: false, badge: 1 })
})

test('at most three finishes are offered in its place, and none for what is framed (ATC-12, ATC-13, ATC-15, ATC-19)', async () => {
  const { body: print } = await shopper.add(PRINT)
  expect(print.data.notice).toBe('Will replace Art Print in your cart')
  expect(print.data.upgrades.map(({ title }: { title: string }) => title)).toEqual([
    'Framed Canvas',
    'Stretched Canvas',
    expect.stringMatching(/. Frame$/),
  ])
  const { body: framed } = await shopper.add(FRAMED)
  expect(framed.data.upgrades).toEqual([])
})

test('going back without scripts shows no stored cart of before an order', async () => {
  const { headers } = await shopper.get('/cart').expect(200).expect('cache-control', 'private, no-cache')
  expect(headers['vary']).toContain('Cookie')
})

test('without scripts an add leads to the cart, which shows it (CHK-01)', async () => {
  await shopper.post('/cart/items', { upi: PRINT, quantity: '2' }).expect(303).expect('location', '/cart')
  const { text } = await shopper.get('/cart').expect(200).expect('cache-control', 'private, no-cache')
  const page = within(mainOf(text))
  expect(page.getByRole('link', { name: 'Inland Upland' }).getAttribute('href')).toContain(PRINT)
  expect(page.getByRole('img', { name: 'Inland Upland by Sunniva Dahl, Art Print' })).toBeTruthy()
  expect(page.getByText('2 items in cart')).toBeTruthy()
  expect(page.getByRole('spinbutton', { name: 'Quantity of Inland Upland' }).getAttribute('value')).toBe('2')
  expect(page.getAllByText('$37.98').length).toBeGreaterThan(1)
  expect(page.getAllByText('TBD').length).toBeGreaterThan(0)
  expect(page.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout')
})

test('on the other brand everything stays below its prefix', async () => {
  const [add, cart] = ['/allposters/en-us/cart/items', '/allposters/en-us/cart']
  await shopper.post(add, { upi: PRINT }).expect(303).expect('location', cart)
  expect(await shopper.lines('/allposters/en-us')).toMatchObject([{ upi: PRINT, quantity: 1 }])
  expect(await shopper.lines()).toEqual([])
})

test('a click that is sent twice at once, fifty times over, adds once each (F44)', async () => {
  await shopper.add(PRINT)
  for (let click = 1; click <= 50; click += 1) {
    const key = `click-number-${click}`
    const both = await Promise.all([shopper.add(FRAMED, 1, key), shopper.add(FRAMED, 1, key)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  }
  expect(await inCart()).toEqual([
    [PRINT, 1],
    [FRAMED, 50],
  ])
})

test('without scripts a double click adds one piece, and the next click another (F44)', async () => {
  await shopper.add(PRINT)
  const click = () => shopper.post('/cart/items', { upi: FRAMED, quantity: '1' }).expect(303)
  await Promise.all([click(), click()])
  expect(await inCart()).toContainEqual([FRAMED, 1])
  await click()
  expect(await inCart()).toContainEqual([FRAMED, 2])
})

test('without scripts a double click is one intent on every server, even when the first was done long before', async () => {
  const begun = await shopper.add(PRINT)
  const { app } = await shop.beforeSame()
  const before = cookiesOf(begun)
  for (const server of [shop.app, app])
    await request(server)
      .post('/cart/items')
      .set({ 'sec-fetch-site': 'same-origin', cookie: before })
      .type('form')
      .send({ upi: FRAMED, quantity: '1' })
      .expect(303)
  expect(await inCart()).toContainEqual([FRAMED, 1])
})

test('what was taken out again can be put in again at once, without scripts', async () => {
  const put = () => shopper.post('/cart/items', { upi: PRINT }).expect(303)
  await put()
  const [line] = await shopper.lines()
  await shopper.post('/cart/remove', { item: line?.itemId ?? '' }).expect(303)
  await put()
  expect(await inCart()).toEqual([[PRINT, 1]])
})

test('the very first click that is sent twice at once leaves one piece in the cart (F44)', async () => {
  await Promise.all([shopper.add(PRINT, 1, 'first-click'), shopper.add(PRINT, 1, 'first-click')])
  expect(await inCart()).toEqual([[PRINT, 1]])
})

test('two tabs add different things at once, and both are there (F45)', async () => {
  await shopper.add(PRINT)
  await Promise.all([shopper.add(FRAMED), shopper.add('A13AP')])
  expect(new Set((await shopper.lines()).map(({ upi }) => upi))).toEqual(new Set([FRAMED, PRINT, 'A13AP']))
})

test('an add whose answer got lost behind the shop is not done twice', async () => {
  await shopper.add(PRINT)
  await shop.faults('add-basket-items', CUT)
  await shopper.add(FRAMED, 1).expect(200)
  expect(await inCart()).toEqual([
    [PRINT, 1],
    [FRAMED, 1],
  ])
})

test('a gateway that leads elsewhere is a failure of the shop', async () => {
  await shop.faults('add-basket-items', { status: 302 })
  const { status } = await shopper.add(PRINT)
  await shop.calm()
  expect(status).toBe(503)
})

test('a click that is repeated under its key is answered again, with another wish it is another click', async () => {
  const first = await shopper.add(PRINT, 1, 'same-click')
  const again = await shopper.add(PRINT, 1, 'same-click')
  expect(again.body.data.itemId).toBe(first.body.data.itemId)
  await shopper.add(FRAMED, 1, 'same-click').expect(200)
  expect(await inCart()).toEqual([
    [PRINT, 1],
    [FRAMED, 1],
  ])
})

test.each(['0', '-1', 'NaN', '1.5', '1e9', '', 'Infinity', '9'.repeat(30)])(
  'the quantity %j is refused',
  async quantity => {
    const { body } = await shopper.add(PRINT, quantity).expect(422)
    expect(body.errors.quantity).toEqual([{ code: 'error.generic', message: GENERIC }])
    expect(await shopper.lines()).toEqual([])
  },
)

test('more than there is: the shop says how many are left, whatever is in the cart already (STK-08)', async () => {
  const { body } = await shopper.add(PRINT, 1_000_000_000).expect(422)
  const [{ message }] = body.errors.quantity
  expect(message).toMatch(/^Only \d+ left!$/)
  const left = Number(/\d+/.exec(message)?.[0])
  await shopper.add(PRINT, left).expect(200)
  expect((await shopper.add(PRINT, 1).expect(422)).body.errors.quantity[0].message).toBe(`Only ${left} left!`)
  expect(await inCart()).toEqual([[PRINT, left]])
})

test('what is sold out says so (STK-07)', async () => {
  const { body } = await shopper.add(await soldOut()).expect(422)
  expect(body.errors.quantity[0].message).toBe('Out of stock')
})

test.each(['A0NOPE', 'GONE1', '../A12AP', '__proto__', "x' OR 1=1", ''])(
  '%j is nothing that the shop sells',
  async upi => {
    const { body } = await shopper.add(upi).expect(422)
    expect(body.errors.upi[0].message).toBe('Out of stock')
  },
)

test('a price, a payload or another product in the form count for nothing', async () => {
  const wishes = { price: '0.01', salesForcePayload: '{"productId":"X"}', productId: 'A13AP', c_upi: 'A13AP' }
  const { body } = await shopper.send('/cart/items', { upi: PRINT, quantity: '1', ...wishes }).expect(200)
  expect(body.data).toMatchObject({ upi: PRINT, price: '$18.99' })
  expect(await shopper.lines()).toMatchObject([{ upi: PRINT, price: '$18.99' }])
})

test.each(['add-basket-items', 'create-basket', 'get-product-group'])(
  'while %s fails the shopper sees an error, nothing is lost, and the log names the cause (ATC-25)',
  async operation => {
    const { app, log } = await shop.beforeSame()
    const guest = newShopper(app)
    await shop.faults(operation, { status: 500 })
    const { body } = await guest.add(FRAMED).expect(503).expect('retry-after', '5')
    expect(body.errors['']).toEqual([{ code: 'error.generic', message: GENERIC }])
    expect(log).toContainEqual(expect.objectContaining({ msg: 'action failed', route: '/cart/items' }))
    const { text } = await guest.post('/cart/items', { upi: FRAMED }).expect(503)
    expect(within(mainOf(text)).getByText(GENERIC).getAttribute('role')).toBe('alert')
    await shop.calm()
    await guest.add(FRAMED).expect(200)
    expect(await guest.lines()).toMatchObject([{ upi: FRAMED, quantity: 1 }])
  },
)

test('another site’s page cannot put anything into a cart', async () => {
  const answer = await shopper.add(PRINT).set('sec-fetch-site', 'cross-site').expect(403)
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('an upgrade takes the place of the line, in the same number, and comes back as the new item (ATC-20 to ATC-23)', async () => {
  const { body: added } = await shopper.add(PRINT, 2)
  const fields = { item: added.data.itemId, upi: FRAMED }
  const { body } = await shopper.send('/cart/upgrade', fields, 'one-upgrade').expect(200)
  expect(body.data).toMatchObject({ upi: FRAMED, upgrades: [], href: expect.stringContaining(FRAMED) })
  expect(await inCart()).toEqual([[FRAMED, 2]])
  const { body: again } = await shopper
    .send('/cart/upgrade', { ...fields, again: 'yes' }, 'one-upgrade')
    .expect(200)
  expect(again.data.itemId).toBe(body.data.itemId)
  expect(await inCart()).toEqual([[FRAMED, 2]])
})

test('an upgrade of a removed line says so (ATC-24)', async () => {
  const { body: added } = await shopper.add(PRINT)
  await shopper.send('/cart/remove', { item: added.data.itemId }).expect(200)
  const { body } = await shopper.send('/cart/upgrade', { item: added.data.itemId, upi: FRAMED }).expect(422)
  expect(body.errors.item[0].message).toBe('Product item not found in cart')
})

test.each(['add-basket-items', 'remove-basket-item'])(
  'an upgrade that fails at %s leaves the line as it was (F49)',
  async operation => {
    const { body: added } = await shopper.add(PRINT)
    await shop.faults(operation, { status: 500, times: 2 })
    await shopper.send('/cart/upgrade', { item: added.data.itemId, upi: FRAMED }).expect(503)
    await shop.calm()
    expect(await inCart()).toEqual([[PRINT, 1]])
  },
)

test.each([
  ['a finish of another work', 'A13AFB'],
  ['itself', PRINT],
  ['nothing that is sold', 'A0NOPE'],
])('an upgrade to %s is refused', async (_, upi) => {
  const { body: added } = await shopper.add(PRINT)
  await shopper.send('/cart/upgrade', { item: added.data.itemId, upi }).expect(422)
  expect(await inCart()).toEqual([[PRINT, 1]])
})

test('a stranger’s line can be neither upgraded nor taken away', async () => {
  const { body: added } = await shopper.add(PRINT)
  const stranger = newShopper(shop.app)
  await stranger.add('A13AP')
  await stranger.send('/cart/upgrade', { item: added.data.itemId, upi: FRAMED }).expect(422)
  await stranger.send('/cart/remove', { item: added.data.itemId })
  expect(await inCart()).toEqual([[PRINT, 1]])
})

test('a line is taken out, with scripts and without, and once more is no failure (BSK-07, F48)', async () => {
  const { body: added } = await shopper.add(PRINT)
  const item = { item: added.data.itemId }
  const { body } = await shopper.send('/cart/remove', item).expect(200)
  expect(body.data).toMatchObject({ lines: [], version: expect.stringMatching(/^\d{4}-/) })
  await shopper.post('/cart/remove', item).expect(303).expect('location', '/cart?removed=yes')
  const { text } = await shopper.get('/cart?removed=yes')
  expect(within(mainOf(text)).getByText('Item removed from cart').tagName).toBe('OUTPUT')
})

test('a removal that fails behind the shop is no fault of the form (BSK-08)', async () => {
  const { body: added } = await shopper.add(PRINT)
  const item = { item: added.data.itemId }
  await shop.faults('remove-basket-item', { status: 500 })
  const { body } = await shopper.send('/cart/remove', item).expect(503)
  expect(body.errors['']).toEqual([{ code: 'error.generic', message: GENERIC }])
  await shopper.post('/cart/remove', item).expect(503)
  await shop.calm()
  expect(await inCart()).toEqual([[PRINT, 1]])
})

const OTHER_WORK = { replace: { pointer: '/baskets/*/productItems/*/c_upi', value: 'GONE1' } }
const NONE_LEFT = { replace: { pointer: '/products/*/inventory/stockLevel', value: 0 } }

test.each([
  ['no longer sold', 'get-customer-baskets', OTHER_WORK],
  ['sold out', 'get-product-group', NONE_LEFT],
])(
  'what is %s is named, and removed on request (STK-13, STK-14, STK-15, CHK-04)',
  async (_, operation, fault) => {
    const added = await shopper.add(PRINT)
    const { app } = await shop.beforeSame()
    const cookie = cookiesOf(added)
    await shop.faults(operation, fault)
    const { text } = await request(app).get('/cart').set('cookie', cookie).expect(200)
    const page = within(documentOf(text).body)
    const form = page.getByRole('form', { name: 'Items Unavailable' })
    expect(form.textContent).toContain(
      'Some items are no longer available online and will be removed from your cart.',
    )
    expect(within(form).getByRole('button', { name: 'Remove' })).toBeTruthy()
    expect(form.getAttribute('action')).toBe('/cart/remove-gone')
    expect(page.queryByRole('link', { name: 'Checkout' })).toBeNull()
    await request(app)
      .post('/cart/remove-gone')
      .set({ 'sec-fetch-site': 'same-origin', cookie })
      .expect(303)
      .expect('location', '/cart?removed=yes')
    await shop.calm()
    expect(await inCart()).toEqual([])
  },
)

test('a line that holds more than is left says how many are, before the checkout (STK-08)', async () => {
  const added = await shopper.add(PRINT, 3)
  const { app } = await shop.beforeSame()
  const cookie = cookiesOf(added)
  await shop.faults('get-product-group', {
    replace: { pointer: '/products/*/inventory/stockLevel', value: 2 },
  })
  const { text } = await request(app).get('/cart').set('cookie', cookie).expect(200)
  const page = within(documentOf(text).body)
  expect(page.getByText('Only 2 left!')).toBeTruthy()
  expect(page.queryByRole('link', { name: 'Checkout' })).toBeNull()
  await request(app).get('/checkout').set('cookie', cookie).expect(303).expect('location', '/cart')
})

test('while availability is unknown, nothing is called unavailable or removed', async () => {
  const added = await shopper.add(FRAMED)
  const { app } = await shop.beforeSame()
  const cookie = cookiesOf(added)
  await shop.faults('get-product-group', { status: 500 })
  const { text } = await request(app).get('/cart').set('cookie', cookie).expect(200)
  expect(within(documentOf(text).body).queryByText('Items Unavailable')).toBeNull()
  await request(app).post('/cart/remove-gone').set({ 'sec-fetch-site': 'same-origin', cookie }).expect(303)
  await shop.calm()
  expect(await inCart()).toEqual([[FRAMED, 1]])
})

test.each([
  ['a line', '/cart/items', { upi: PRINT, quantity: '1' }, 'add-basket-items'],
  ['a gift card that pays', '/cart/promo', { code: 'GCAAAABBBBCCCCDDDD' }, 'add-basket-payment'],
])('a cart that has no room for %s says so', async (_, path, form, operation) => {
  await shopper.add(PRINT).expect(200)
  const type = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/quota-exceeded'
  await shop.faults(operation, { status: 400, body: { title: 'Quota Exceeded', type, detail: '' } })
  const { body } = await shopper.send(path, form).expect(422)
  expect(JSON.stringify(body.errors)).toContain('There is no room for more here.')
})
