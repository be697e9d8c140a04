import { within } from '@testing-library/dom'
import request from 'supertest'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper, type Shopper } from '../testing/shopper.ts'

const PRINT = 'A12AP'
const FRAMED = 'A12AFB'
const CANVAS = 'A12AC'
const GENERIC = 'Something went wrong. Try again!'

interface Product {
  readonly upi: string
  readonly inventory: {
    readonly stockLevel: number
    readonly minOrderQuantity: number
    readonly stepQuantity: number
  }
}

let shop: StorefrontAndUpstream
let shopper: Shopper
/** A piece that is sold in pairs. */
let pairs: Product

beforeAll(async () => {
  shop = await openStorefront()
  pairs = await findProduct(({ inventory }) => inventory.stepQuantity === 2 && inventory.stockLevel > 6)
})

beforeEach(() => {
  shopper = newShopper(shop.app)
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

async function findProduct(isWanted: (product: Product) => boolean): Promise<Product> {
  for (let work = 1; work < 400; work += 1) {
    const { body } = await request(shop.upstream.url).get(`/bizapi/v1/products/groups/A${work}?siteId=Art`)
    const found = (body.products ?? []).find(isWanted)
    if (found) return found
  }
  throw new Error('There is no such product.')
}

async function lineOf(upi: string, quantity = 1): Promise<string> {
  const { body } = await shopper.add(upi, quantity).expect(200)
  return body.data.itemId
}

const change = (item: string, quantity: number | string, key?: string) =>
  shopper.send('/cart/quantity', { item, quantity: String(quantity) }, key)

const inCart = async () => (await shopper.lines()).map(({ upi, quantity }) => [upi, quantity])

test('one request changes the quantity and answers with the whole cart (UX-13)', async () => {
  const item = await lineOf(PRINT)
  const { body } = await change(item, 3).expect(200).expect('cache-control', 'private, no-store')
  expect(body.data.lines).toMatchObject([
    { itemId: item, upi: PRINT, quantity: 3, price: '$56.97', unitPrice: '$18.99' },
  ])
  expect(body.data.rows).toContainEqual(expect.objectContaining({ value: '$56.97' }))
  const [line] = body.data.lines
  expect(line.range).toMatchObject({ min: 1, step: 1, max: expect.any(Number) })
  expect(line.tracked).toEqual({ price: { minor: 1899, currency: 'USD' }, variant: expect.any(String) })
  const { body: me } = await shopper.get('/api/me')
  expect(me.badge).toBe(3)
})

test.each([
  [2, '$100.78', '$50.39'],
  [3, '$151.18', ''],
])(
  'what is said of each of %i pieces with a discount is what they cost',
  async (quantity, price, unitPrice) => {
    await lineOf(CANVAS, quantity)
    const { body } = await shopper.get('/_data/cart').expect(200)
    expect(body.routes.cart.lines).toMatchObject([{ quantity, price, unitPrice }])
  },
)

test('without scripts a form changes it and leads back to the cart', async () => {
  const item = await lineOf(PRINT)
  const { text } = await shopper.get('/cart')
  const form = within(mainOf(text)).getByRole('form', { name: 'Quantity of Inland Upland' })
  const input = within(form).getByRole('spinbutton', { name: 'Quantity of Inland Upland' })
  expect([input.getAttribute('min'), input.getAttribute('step')]).toEqual(['1', '1'])
  expect(within(form).getByRole('button', { name: 'Update' })).toBeTruthy()
  const action = form.getAttribute('action') ?? ''
  await shopper.post(action, { item, quantity: '2' }).expect(303).expect('location', '/cart')
  expect(await inCart()).toEqual([[PRINT, 2]])
})

test('none takes the line out', async () => {
  const item = await lineOf(PRINT)
  await lineOf(FRAMED)
  const { body } = await change(item, 0).expect(200)
  expect(body.data.lines).toMatchObject([{ upi: FRAMED }])
  await shopper
    .post('/cart/quantity', { item, quantity: '0' })
    .expect(303)
    .expect('location', '/cart?removed=yes')
})

test('more than there is: the shop says how many are left, and the line stays (STK-08)', async () => {
  const item = await lineOf(PRINT)
  const { body } = await change(item, 1_000_000).expect(422)
  const left = Number(/^Only (\d+) left!$/.exec(body.errors.quantity[0].message)?.[1])
  await change(item, left + 1).expect(422)
  await change(item, left).expect(200)
  const { text } = await shopper.post('/cart/quantity', { item, quantity: String(left + 1) }).expect(422)
  expect(within(mainOf(text)).getByText(`Only ${left} left!`)).toBeTruthy()
  expect(await inCart()).toEqual([[PRINT, left]])
})

test('what is sold in pairs is changed in pairs, from the least that is sold (STK-11, STK-12)', async () => {
  const item = await lineOf(pairs.upi, 2)
  expect((await shopper.lines())[0]).toMatchObject({ range: { min: 2, step: 2 } })
  const { body } = await change(item, 1).expect(422)
  expect(body.errors.quantity[0].message).toBe('Minimum order: 2')
  await change(item, 5).expect(200)
  expect(await inCart()).toEqual([[pairs.upi, 4]])
})

test('a finish that is sold in pairs is offered to two pieces, and says so to one (STK-11)', async () => {
  const added = await shopper.add('A34DP').expect(200)
  const offered = added.body.data.upgrades.map(({ upi }: Product) => upi)
  expect([offered.length > 0, offered.includes('A34DFB')]).toEqual([true, false])
  const fields = { item: added.body.data.itemId, upi: 'A34DFB' }
  const { body } = await shopper.send('/cart/upgrade', fields).expect(422)
  expect(body.errors.quantity).toEqual([
    { code: 'offer.minimum', message: 'Minimum order: 2', values: { minimum: 2 } },
  ])
  expect(await inCart()).toEqual([['A34DP', 1]])
  const { body: again } = await shopper.add('A34DP').expect(200)
  expect(again.data.upgrades).toContainEqual(expect.objectContaining({ upi: 'A34DFB' }))
  expect([added.body.data.price, again.data.price]).toEqual(['$51.99', '$51.99 each'])
  await shopper.send('/cart/upgrade', fields).expect(200)
  expect(await inCart()).toEqual([['A34DFB', 2]])
})

test.each(['-1', '1.5', '1e9', '', 'NaN', '01', '9'.repeat(30)])(
  'the quantity %j is refused',
  async quantity => {
    const item = await lineOf(PRINT)
    const { body } = await change(item, quantity).expect(422)
    expect(body.errors.quantity).toMatchObject([{ message: GENERIC }])
    expect(await inCart()).toEqual([[PRINT, 1]])
  },
)

test('a line that is gone, or a stranger’s, is not found', async () => {
  const item = await lineOf(PRINT)
  const stranger = newShopper(shop.app)
  await stranger.add(FRAMED)
  const { body } = await stranger.send('/cart/quantity', { item, quantity: '5' }).expect(422)
  expect(body.errors.item[0].message).toBe('Product item not found in cart')
  expect(await inCart()).toEqual([[PRINT, 1]])
})

test('an answer that was lost is given again under its key, and a later wish is another one', async () => {
  const item = await lineOf(PRINT)
  await change(item, 2, 'one-click').expect(200)
  await change(item, 2, 'one-click').expect(200)
  await change(item, 3, 'one-click').expect(200)
  expect(await inCart()).toEqual([[PRINT, 3]])
})

test.each(['update-basket-item', 'get-customer-baskets'])(
  'while %s fails nothing changes, and the shopper is told',
  async operation => {
    const item = await lineOf(PRINT)
    await shop.faults(operation, { status: 500 })
    const { body } = await change(item, 2).expect(503)
    expect(body.errors['']).toMatchObject([{ message: GENERIC }])
    await shop.calm()
    expect(await inCart()).toEqual([[PRINT, 1]])
  },
)
