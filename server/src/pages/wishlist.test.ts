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
  const email = `wisher-${(customers += 1)}@example.com`
  await shopper.post('/registration', {
    firstName: 'Nia',
    lastName: 'Cole',
    email,
    password: 'Quiet.Ridge.7',
  })
  return shopper
}

async function pageOf(shopper: Shopper, path: string) {
  const { text } = await shopper.get(path).expect(200).expect('cache-control', 'private, no-store')
  return within(mainOf(text))
}

test('the wishlist is a page of the account with its own words (FAV-25, C-12)', async () => {
  await newShopper(shop.app)
    .get('/account/wishlist')
    .expect(303)
    .expect('location', '/login?redirect=%2Faccount%2Fwishlist')
  const shopper = await newCustomer()
  const empty = await pageOf(shopper, '/account/wishlist')
  expect(empty.getByText(/^Your wishlist is empty/)).toBeTruthy()
  await shopper.send('/favourites', { imageId: 'A7', intent: 'add' }).expect(200)
  const page = await pageOf(shopper, '/account/wishlist')
  expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeTruthy()
  expect(page.getByText('1 picture')).toBeTruthy()
  expect(page.getAllByRole('heading', { level: 2 })).toHaveLength(1)
})

test('a work is removed and put back without scripts (FAV-26, FAV-27, FAV-28)', async () => {
  const shopper = await newCustomer()
  const change = async (intent: string) => {
    const { headers } = await shopper.post('/account/wishlist', { imageId: 'A7', intent }).expect(303)
    return pageOf(shopper, String(headers['location']))
  }
  expect((await change('add')).getByText('1 item added to wishlist')).toBeTruthy()
  expect((await change('add')).getByText('Item is already in wishlist')).toBeTruthy()
  const removed = await change('remove')
  expect(removed.getByText('Item removed from wishlist')).toBeTruthy()
  expect(removed.getByRole('button', { name: 'Undo' })).toBeTruthy()
  expect((await change('add')).getByText('1 picture')).toBeTruthy()
})

test('a list that cannot be changed says so (FAV-30)', async () => {
  const shopper = await newCustomer()
  await shop.faults('get-product-lists', { status: 500 })
  const { body } = await shopper.send('/account/wishlist', { imageId: 'A7', intent: 'remove' }).expect(503)
  expect(body.errors['']).toMatchObject([{ message: 'Something went wrong. Try again!' }])
})

test('more works than sixty are on two pages, in every language (FAV-24)', async () => {
  const shopper = await newCustomer()
  const imageIds = ['A12AP'].concat(Array.from({ length: 60 }, (_, at) => `A${at + 1}`))
  for (const imageId of imageIds) await shopper.send('/favourites', { imageId, intent: 'add' }).expect(200)
  const first = await pageOf(shopper, '/account/favorites')
  expect(first.getByText(/^61 pictures/)).toBeTruthy()
  expect(first.getByRole('link', { name: 'View as wishlist' }).getAttribute('href')).toBe('/account/wishlist')
  const second = first.getByRole('navigation', { name: 'Pages' }).querySelector('a[href$="?page=2"]')
  expect(second).not.toBeNull()
  expect((await pageOf(shopper, '/account/favorites?page=2')).getByText(/^61 pictures/)).toBeTruthy()
  await shopper.get('/account/favorites?page=3').expect(404)
  const french = await pageOf(shopper, '/fr-ca/account/favorites')
  expect(french.getByRole('heading', { level: 1, name: 'Favoris' })).toBeTruthy()
})
