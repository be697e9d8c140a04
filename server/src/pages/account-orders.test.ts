import { within } from '@testing-library/dom'
import { ADA, newCustomer, type CustomerBrowser } from '../testing/customer.ts'
import { mainOf, openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

let shop: StorefrontAndUpstream
let ada: CustomerBrowser

beforeAll(async () => {
  shop = await openStorefront()
  ada = await newCustomer(shop.app, ADA)
})

afterEach(() => shop.calm())
afterAll(() => shop.upstream.close())

const pageAt = async (path: string) => mainOf((await ada.get(path).expect(200)).text)
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ')

test.each(['/account/orders', '/account/orders/W000000031'])('%s asks a guest to sign in', async path => {
  const guest = await newCustomer(shop.app, undefined)
  const { status, headers } = await guest.get(path)
  expect([status, headers['location']]).toEqual([303, `/login?redirect=${encodeURIComponent(path)}`])
})

test('the orders are listed, the newest first, each with its status in the words of the shop (ACC-04)', async () => {
  const { headers } = await ada.get('/account/orders')
  expect(headers['cache-control']).toBe('private, no-store')
  const page = within(await pageAt('/account/orders'))
  const orders = page
    .getAllByRole('heading', { level: 2 })
    .map(heading => [
      heading.textContent,
      heading.querySelector('a')?.getAttribute('href'),
      heading.nextElementSibling?.textContent,
    ])
  expect(orders).toEqual([
    ['Order W000000030', '/account/orders/W000000030', 'In Production'],
    ['Order W000000031', '/account/orders/W000000031', 'Shipped'],
    ['Order W000000032', '/account/orders/W000000032', 'Delivered'],
  ])
})

test('thirty-five orders are four pages, each with the way to the others', async () => {
  const collector = await newCustomer(shop.app, { email: 'collector@example.com', password: ADA.password })
  const numbersOn = async (path: string) => {
    const page = within(mainOf((await collector.get(path).expect(200)).text))
    return page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  }
  const first = await numbersOn('/account/orders')
  const last = await numbersOn('/account/orders?page=4')
  expect([first.length, first[0], last.length, last.at(-1)]).toEqual([
    10,
    'Order W000000101',
    5,
    'Order W000000135',
  ])
  const pages = within(mainOf((await collector.get('/account/orders?page=2')).text)).getByRole('navigation', {
    name: 'Pages',
  })
  expect(pages.querySelector('a[href$="/account/orders?page=3"]')).not.toBeNull()
  await collector.get('/account/orders?page=5').expect(404)
})

test('in French the list and its statuses are French', async () => {
  const page = within(await pageAt('/fr-ca/account/orders'))
  page.getByRole('heading', { level: 1, name: 'Historique des commandes' })
  const statuses = page
    .getAllByRole('heading', { level: 2 })
    .map(({ nextElementSibling }) => nextElementSibling?.textContent)
  expect(statuses).toEqual(['En production', 'Expédiée', 'Livrée'])
})

test('an order shows its way, pieces, addresses and card, and its rows add up with a discount', async () => {
  const page = await pageAt('/account/orders/W000000032')
  expect(page.querySelector('[aria-current="step"]')?.textContent).toBe('Delivered')
  const text = plain(page.textContent)
  for (const part of ['W000000032', 'Ada Lovelace', '815 Analytical Way', 'Visa **** 1111'])
    expect(text).toContain(part)
  const amounts = [...page.querySelectorAll('dl [data-key] dd')].map(({ textContent }) =>
    Math.round(Number(plain(textContent).replaceAll(/[$,]/g, '')) * 100),
  )
  const total = amounts.pop()
  expect(amounts).toHaveLength(4)
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
})

test.each(['W000000014', 'W999999999', 'nonsense', 'W000000033'])(
  'the order %s, which is not of this customer, is not found',
  async number => {
    expect((await ada.get(`/account/orders/${number}`)).status).toBe(404)
  },
)

test.each(['?page=2', '?page=0', '?page=x', '?page=99999999'])('the list has no page at %s', async query => {
  expect((await ada.get(`/_data/account/orders${query}`)).status).toBe(404)
})

test('a customer without orders is told so, and shown the way to the shop and to a guest’s orders', async () => {
  const sam = await newCustomer(shop.app, { ...ADA, email: 'slow@example.com' })
  const page = within(mainOf((await sam.get('/account/orders').expect(200)).text))
  page.getByText('No orders in this account yet. What you ordered as a guest is under Order Status.')
  expect(page.getByRole('link', { name: 'Back to the shop' }).getAttribute('href')).toBe('/')
  expect(page.getByRole('link', { name: 'Order Status' }).getAttribute('href')).toBe('/orders')
})

test('a list that cannot be loaded is an error page', async () => {
  await shop.faults('get-customer-orders', { status: 500 })
  expect((await ada.get('/_data/account/orders')).status).toBe(503)
})

test('without scripts the pieces of an order are bought again, and the list says so', async () => {
  const { text } = await ada.post('/account/orders/buy-again', { order: 'W000000031' }).expect(200)
  const status = within(mainOf(text)).getByRole('status')
  expect(status.textContent).toContain('The pieces are in your cart.')
  expect(status.querySelector('a')?.getAttribute('href')).toBe('/cart')
  const { body } = await ada.get('/_data/cart')
  expect(body.routes.cart.lines).toHaveLength(1)
})

test('what cannot be bought any more is named, the rest is in the cart', async () => {
  // Both at once are refused, then the first of them.
  const refusal = { type: 'https://api.test/product-item-not-available', title: 'Product Item Not Available' }
  await shop.faults('add-basket-items', { status: 400, body: refusal, times: 2 })
  const { body } = await ada.send('/account/orders/buy-again', { order: 'W000000030' }).expect(200)
  const { added, refused, missing, marketing } = body.data
  const tracked = { id: expect.any(String), name: expect.any(String), price: { currency: 'USD' } }
  expect(added).toMatchObject([tracked])
  expect(refused).toMatchObject([tracked])
  expect(missing).toEqual([refused[0].name])
  // What the data layer and the marketing scripts are told (ATC-03).
  expect(marketing).toMatchObject([{ event: 'AddToCart', upi: added[0].id, quantity: added[0].quantity }])
})

test('the order of another customer cannot be bought again', async () => {
  const { body } = await ada.send('/account/orders/buy-again', { order: 'W000000014' }).expect(422)
  expect(body.errors['']).toEqual([
    { code: 'order.not-found-again', message: 'We could not find that order.' },
  ])
})
