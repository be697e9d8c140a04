import { jest } from '@jest/globals'
import type { Basket } from '@wallart/sdk'
import type { Storefront } from '@wallart/sdk/storefront'
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

const ada = { username: 'ada@example.com', password: 'Gallery2026!' }

async function shownBasket(storefront: Storefront, upi: string): Promise<Basket> {
  const basket = await addWork(storefront, upi)
  if (!basket) throw new Error(`${upi} cannot be bought.`)
  return basket
}

function breakOperation(operation: string, fault: object): Promise<Response> {
  return fetch(`${upstream.controlUrl}/faults/${operation}`, {
    method: 'PUT',
    body: JSON.stringify(fault),
    headers: { 'content-type': 'application/json' },
  })
}

async function orderCount(customer: Storefront): Promise<number> {
  const { customerId } = await customer.session()
  return (await customer.orders.listForCustomer(customerId)).total
}

test('a guest sees a work, puts it into the basket, signs in and orders it', async () => {
  const storefront = openArt(upstream.url)
  const { title, price } = await firstPage(storefront, 'A1042')
  const shown = await shownBasket(storefront, 'A1042')
  expect(shown.productItems).toHaveLength(1)
  const outcome = await orderBasket(storefront, shown, form, { seen: undefined }, ada)
  expect({ title, price, outcome }).toMatchObject({
    title: 'Venice by Night, II',
    price: '$18.99',
    outcome: { kind: 'placed', order: { customerEmail: 'ada@example.com' } },
  })
  expect((await storefront.session()).customerType).toBe('registered')
})

test('a guest buys without an account', async () => {
  const storefront = openArt(upstream.url)
  const shown = await shownBasket(storefront, 'A1042')
  const jane = { ...form, email: 'jane@example.com' }
  expect(await orderBasket(storefront, shown, jane, { seen: undefined })).toMatchObject({
    kind: 'placed',
    order: { customerEmail: 'jane@example.com' },
  })
})

test('who presses again after a lost answer hears of the order that was placed', async () => {
  for (const credentials of [undefined, ada]) {
    const storefront = openArt(upstream.url)
    const shown = await shownBasket(storefront, 'A1042')
    const asked = { seen: undefined }
    await breakOperation('create-order', { reset: true, afterwards: true, times: 3 })
    const order = () => orderBasket(storefront, shown, form, asked, credentials)
    await expect(order()).rejects.toMatchObject({ code: 'network' })
    expect(await order()).toMatchObject({ kind: 'placed' })
  }
})

describe('a customer whose earlier basket holds another work', () => {
  let earlier: Storefront
  let storefront: Storefront
  let shown: Basket

  beforeEach(async () => {
    earlier = openArt(upstream.url)
    await earlier.signIn.withPassword(ada)
    await addWork(earlier, 'A1043')
    storefront = openArt(upstream.url)
    shown = await shownBasket(storefront, 'A1042')
  })

  afterEach(async () => {
    await fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' })
    const basket = await storefront.basket.current()
    for (const { itemId } of basket?.productItems ?? []) await storefront.basket.remove(itemId)
  })

  test('sees it before it is ordered', async () => {
    const asked = { seen: undefined }
    const first = await orderBasket(storefront, shown, form, asked, ada)
    const basket = first.kind === 'changed' ? first.basket : shown
    expect(basket.productItems).toHaveLength(2)
    expect(await orderBasket(storefront, basket, form, asked, ada)).toMatchObject({ kind: 'placed' })
  })

  test('orders nothing while the guest’s basket did not come along', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    await breakOperation('merge-baskets', { status: 503 })
    const asked = { seen: undefined }
    const order = () => orderBasket(storefront, shown, form, asked, ada)
    const before = await orderCount(earlier)
    expect(await order()).toEqual({ kind: 'unmerged', message: 'Something went wrong. Try again!' })
    expect(await order()).toMatchObject({ kind: 'changed', basket: { productItems: [{ upi: 'A1043' }] } })
    expect(await orderCount(earlier)).toBe(before)
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
    await fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' })
    const merge = await storefront.basket.mergeAfterLogin({ customerType: 'guest', basket: 'unknown' })
    const merged = merge.ok ? merge.value : shown
    expect(merged.productItems).toHaveLength(2)
    expect(await orderBasket(storefront, merged, form, asked)).toMatchObject({ kind: 'placed' })
  })
})
