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

test('an order that does not exist leaves the menu of the account', async () => {
  const { text } = await ada.get('/account/orders/W999999999').expect(404)
  const page = within(mainOf(text))
  expect(page.getByRole('link', { current: 'page' }).textContent).toBe('Order History')
})

test.each([
  ['/account', 'Account Details'],
  ['/account/orders', 'Order History'],
  ['/account/orders/W000000031', 'Order History'],
  ['/account/addresses', 'Addresses'],
  ['/account/payments', 'Payment Methods'],
  ['/account/favorites', 'Favorites'],
  ['/account/wishlist', undefined],
])(
  '%s keeps the menu of the account and its sign-out without the commerce service',
  async (path, section) => {
    await shop.faults('commerce', { status: 503 })
    const { text } = await ada.get(path)
    const page = within(mainOf(text))
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Uh oh!')
    const menu = within(page.getByRole('navigation', { name: 'My Account' }))
    expect(menu.queryByRole('link', { current: 'page' })?.textContent).toBe(section)
    expect(page.getAllByRole('button', { name: 'Log out' }).length).toBeGreaterThan(0)
  },
)
