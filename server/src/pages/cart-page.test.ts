import { within } from '@testing-library/dom'
import request from 'supertest'
import { newShopper, type Shopper } from '../testing/shopper.ts'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

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

test('the pictures of a long cart are fetched as they are scrolled to', async () => {
  for (const upi of [PRINT, FRAMED, 'A12AC', 'A12AFW', 'A12AKB']) await shopper.add(upi).expect(200)
  const { text } = await shopper.get('/cart').expect(200)
  const lines = [...mainOf(text).querySelectorAll('li img')]
  expect(lines.map(picture => picture.getAttribute('loading'))).toEqual([
    'eager',
    'eager',
    'eager',
    'lazy',
    'lazy',
  ])
})

test('a page of one visitor is whole before it is sent: what is not read lies in memory by its bytes', async () => {
  await shopper.add(PRINT).expect(200)
  const { text, headers } = await shopper.get('/cart').set('accept-encoding', 'identity').expect(200)
  expect(headers['content-length']).toBe(String(Buffer.byteLength(text)))
})

test('looking at an empty cart begins no session and shows ways back', async () => {
  const { text, headers } = await shopper.get('/cart').expect(200).expect('x-robots-tag', 'noindex')
  expect(headers['set-cookie']).toBeUndefined()
  expect(within(mainOf(text)).getByRole('link', { name: 'See all works' }).getAttribute('href')).toBe(
    '/gallery/search?skq=',
  )
})

test('while the product service is away the cart still shows what is in it', async () => {
  const { app } = await shop.beforeSame()
  const added = await shopper.add(FRAMED)
  const cookie = [added.headers['set-cookie']].flat().map(each => String(each).split(';')[0])
  await shop.faults('get-product-group', { status: 500 })
  const { text } = await request(app).get('/cart').set('cookie', cookie.join('; ')).expect(200)
  const page = within(mainOf(text))
  expect(page.getByRole('heading', { level: 2, name: /Inland Upland/ })).toBeTruthy()
  expect(page.getByText('Framed Art Print')).toBeTruthy()
})

test('while the cart cannot be loaded the page is an uncacheable 503', async () => {
  await shopper.add(PRINT)
  await shop.faults('get-customer-baskets', { status: 500 })
  const { text } = await shopper.get('/cart').expect(503).expect('cache-control', 'private, no-store')
  expect(within(mainOf(text)).getByRole('heading', { level: 1 }).textContent).toBe('Uh oh!')
})

test('what is on sale strikes the list price of all its pieces (PRC-05)', async () => {
  await shop.faults('get-product-group', { replace: { pointer: '/products/*/listPrice', value: 25 } })
  const { app } = await shop.beforeSame()
  const guest = newShopper(app)
  await guest.add(PRINT, 2).expect(200)
  expect(await guest.lines()).toMatchObject([{ price: '$37.98', fullPrice: '$50.00' }])
})

test('in Canada the cart is in Canadian dollars (BSK-10)', async () => {
  await shopper.post('/en-ca/cart/items', { upi: PRINT }).expect(303)
  const { text } = await shopper.get('/en-ca/cart')
  expect(within(mainOf(text)).getAllByText(/^CA\$|^\$/).length).toBeGreaterThan(0)
})
