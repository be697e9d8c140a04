import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import { addWork, orderBasket } from './first-order.ts'
import { firstPage, openArt } from './first-page.ts'

let upstream: OpenUpstream
beforeAll(async () => {
  upstream = await openUpstream({ controlPorts: [0] })
})
afterAll(() => upstream.close())

const form = {
  email: 'ada@example.com',
  address: {
    firstName: 'Ada',
    lastName: 'Miller',
    addressLine1: '12 Harbor Street',
    city: 'Springfield',
    state: 'IL',
    zip: '62701',
    country: 'US',
  },
  card: { number: '4111111111111111', expiry: '12/35', securityCode: '123', holder: 'Ada Miller' },
}

test('a guest sees a work, puts it into the basket, signs in and orders it', async () => {
  const storefront = openArt(upstream.url)
  const { title, price } = await firstPage(storefront, 'A1042')
  const basket = await addWork(storefront, 'A1042')
  expect(basket?.productItems).toHaveLength(1)
  const ada = { username: 'ada@example.com', password: 'Gallery2026!' }
  const outcome = await orderBasket(storefront, form, { seen: undefined }, ada)
  expect({ title, price, outcome }).toMatchObject({
    title: 'Venice by Night, II',
    price: '$18.99',
    outcome: { kind: 'placed', order: { customerEmail: 'ada@example.com' } },
  })
  expect((await storefront.session()).customerType).toBe('registered')
})

test('a guest buys without an account', async () => {
  const storefront = openArt(upstream.url)
  await addWork(storefront, 'A1042')
  const jane = { ...form, email: 'jane@example.com' }
  expect(await orderBasket(storefront, jane, { seen: undefined })).toMatchObject({
    kind: 'placed',
    order: { customerEmail: 'jane@example.com' },
  })
})

test('who presses again after a lost answer hears of the order that was placed', async () => {
  const storefront = openArt(upstream.url)
  await addWork(storefront, 'A1042')
  const asked = { seen: undefined }
  await fetch(`${upstream.controlUrl}/faults/create-order`, {
    method: 'PUT',
    body: JSON.stringify({ reset: true, afterwards: true, times: 3 }),
    headers: { 'content-type': 'application/json' },
  })
  await expect(orderBasket(storefront, form, asked)).rejects.toMatchObject({ code: 'network' })
  expect(await orderBasket(storefront, form, asked)).toMatchObject({ kind: 'placed' })
})
