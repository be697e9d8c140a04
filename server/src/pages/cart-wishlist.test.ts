import { within } from '@testing-library/dom'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'
import { newShopper, type Shopper } from '../testing/shopper.ts'

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront()
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

let customers = 0

async function newCustomer(): Promise<Shopper> {
  const shopper = newShopper(shop.app)
  const email = `mover-${(customers += 1)}@example.com`
  await shopper.post('/registration', {
    firstName: 'Nia',
    lastName: 'Cole',
    email,
    password: 'Quiet.Ridge.7',
  })
  return shopper
}

async function addPrint(shopper: Shopper): Promise<string> {
  const { body } = await shopper.add('A12AP').expect(200)
  return body.data.itemId
}

test('a line moves to the wishlist, which says so with a link; the next time it was there (FAV-26, FAV-28, FAV-29)', async () => {
  const shopper = await newCustomer()
  const { body } = await shopper.send('/cart/wishlist', { item: await addPrint(shopper) }).expect(200)
  expect(body.data).toMatchObject({
    lines: [],
    notice: { message: { message: '1 item added to wishlist' }, link: { path: '/account/wishlist' } },
  })
  const { text } = await shopper.get('/account/wishlist').expect(200)
  expect(within(mainOf(text)).getByRole('heading', { level: 2, name: 'Inland Upland' })).toBeTruthy()

  const { body: again } = await shopper.send('/cart/wishlist', { item: await addPrint(shopper) }).expect(200)
  expect(again.data.notice.message.message).toBe('Item is already in wishlist')
  expect(await shopper.lines()).toEqual([])
})

test('without scripts the cart says it, with the link', async () => {
  const shopper = await newCustomer()
  const item = await addPrint(shopper)
  const cart = within(mainOf((await shopper.get('/cart')).text))
  expect(cart.getByRole('button', { name: 'Move to wishlist Inland Upland' })).toBeTruthy()
  const { headers } = await shopper.post('/cart/wishlist', { item }).expect(303)
  expect(headers['location']).toBe('/cart?wishlist=added')
  const page = within(mainOf((await shopper.get('/cart?wishlist=added')).text))
  const notice = page.getByText(/^1 item added to wishlist/)
  expect(within(notice).getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/account/wishlist')
  const before = within(mainOf((await shopper.get('/cart?wishlist=before')).text))
  expect(before.getByText(/^Item is already in wishlist/)).toBeTruthy()
})

test('a guest is asked to sign in, and the line stays', async () => {
  const shopper = newShopper(shop.app)
  const item = await addPrint(shopper)
  const { body } = await shopper.send('/cart/wishlist', { item }).expect(200)
  expect(body.redirect.location).toBe('/login?redirect=%2Fcart')
  await shopper.post('/cart/wishlist', { item }).expect(303).expect('location', '/login?redirect=%2Fcart')
  expect(await shopper.lines()).toHaveLength(1)
})

test('a line that is gone is not found', async () => {
  const shopper = await newCustomer()
  await addPrint(shopper)
  const { body } = await shopper.send('/cart/wishlist', { item: 'nothing' }).expect(422)
  expect(body.errors.item[0].message).toBe('Product item not found in cart')
})

test('a wishlist that cannot be changed leaves the line in the cart (FAV-30)', async () => {
  const shopper = await newCustomer()
  const item = await addPrint(shopper)
  await shop.faults('get-product-lists', { status: 500 })
  const { body } = await shopper.send('/cart/wishlist', { item }).expect(503)
  expect(body.errors['']).toMatchObject([{ message: 'Something went wrong. Try again!' }])
  await shop.calm()
  expect(await shopper.lines()).toHaveLength(1)
})
