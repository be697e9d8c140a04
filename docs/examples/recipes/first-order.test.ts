import { randomUUID } from 'node:crypto'
import { jest } from '@jest/globals'
import { amountDue, type Basket, type Credentials } from '@wallart/sdk'
import type { Storefront } from '@wallart/sdk/storefront'
import { openUpstream, type OpenUpstream } from '@wallart/fixtures/testing/prebuilt.ts'
import type { AskedOrder, CheckoutForm } from './checkout.ts'
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
  const basket = await addWork(storefront, upi, randomUUID())
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

/** Presses until the amounts are known, and once more, as who has seen them. */
async function orderShown(
  storefront: Storefront,
  shown: Basket,
  buyer: CheckoutForm,
  credentials?: Credentials,
) {
  const asked: AskedOrder = { shown: undefined }
  const press = (basket: Basket) => orderBasket(storefront, basket, buyer, asked, credentials)
  const first = await press(shown)
  if (first.kind !== 'changed') throw new Error(`The first press answered ${first.kind}.`)
  expect(first.basket.orderTotal).toBeDefined()
  return { press, basket: first.basket }
}

test('a click whose addition is sent twice is one piece', async () => {
  const storefront = openArt(upstream.url)
  await breakOperation('add-basket-items', { reset: true, afterwards: true, times: 3 })
  await expect(addWork(storefront, 'A1042', 'one click')).rejects.toMatchObject({ code: 'network' })
  expect(await addWork(storefront, 'A1042', 'one click')).toMatchObject({ productItems: [{ quantity: 1 }] })
})

async function orderCount(customer: Storefront): Promise<number> {
  const { customerId } = await customer.session()
  return (await customer.orders.listForCustomer(customerId)).total
}

test('a guest sees a work, puts it into the basket, signs in and orders it', async () => {
  const storefront = openArt(upstream.url)
  const { title, price } = await firstPage(storefront, 'A1042')
  const shown = await shownBasket(storefront, 'A1042')
  expect(shown.productItems).toHaveLength(1)
  const { press, basket } = await orderShown(storefront, shown, form, ada)
  const outcome = await press(basket)
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
  const { press, basket } = await orderShown(storefront, shown, jane)
  expect(await press(basket)).toMatchObject({
    kind: 'placed',
    order: { customerEmail: 'jane@example.com', total: basket.orderTotal },
  })
})

test('who presses again after a lost answer hears of the order that was placed', async () => {
  for (const credentials of [undefined, ada]) {
    const storefront = openArt(upstream.url)
    const shown = await shownBasket(storefront, 'A1042')
    const { press, basket } = await orderShown(storefront, shown, form, credentials)
    await breakOperation('create-order', { reset: true, afterwards: true, times: 3 })
    await expect(press(basket)).rejects.toMatchObject({ code: 'network' })
    expect(await press(basket)).toMatchObject({ kind: 'placed' })
  }
})

test('a click that follows the first before its amounts are shown confirms none', async () => {
  const storefront = openArt(upstream.url)
  const shown = await shownBasket(storefront, 'A1042')
  const { press, basket } = await orderShown(storefront, shown, form)
  expect(await press(shown)).toMatchObject({ kind: 'changed', basket: { orderTotal: basket.orderTotal } })
  expect(await press(basket)).toMatchObject({ kind: 'placed' })
})

test('two clicks are one order, and both hear of it', async () => {
  const storefront = openArt(upstream.url)
  const { press, basket } = await orderShown(storefront, await shownBasket(storefront, 'A1042'), form)
  const [one, other] = await Promise.all([press(basket), press(basket)])
  expect(one).toMatchObject({ kind: 'placed' })
  expect([other, await press(basket)]).toEqual([one, one])
})

test('who buys the works again while the first order’s answer is lost hears of that order', async () => {
  const storefront = openArt(upstream.url)
  const { press, basket } = await orderShown(storefront, await shownBasket(storefront, 'A1042'), form)
  await breakOperation('create-order', { reset: true, afterwards: true, times: 3 })
  await expect(press(basket)).rejects.toMatchObject({ code: 'network' })
  const again = await shownBasket(storefront, 'A1042')
  expect(await press(again)).toMatchObject({ kind: 'placed', order: { total: basket.orderTotal } })
  expect((await storefront.basket.current())?.basketId).toBe(again.basketId)
})

test('what a card pays is shown before it is charged, also where a gift card has stopped paying', async () => {
  const storefront = openArt(upstream.url)
  const shown = await shownBasket(storefront, 'A1042')
  await storefront.giftCards.redeem('GCDEMASTUDYWALLART')
  const { press, basket } = await orderShown(storefront, shown, form)
  expect(amountDue(basket)).toMatchObject({ minor: 0 })
  const giftCard = basket.paymentInstruments.find(payment => payment.giftCard)
  await storefront.giftCards.release(giftCard?.paymentInstrumentId ?? '')
  const changed = await press(basket)
  const due = changed.kind === 'changed' ? changed.basket : basket
  expect(amountDue(due)).toEqual(basket.orderTotal)
  expect(await press(due)).toMatchObject({ kind: 'placed' })
})

test('a basket that was in a checkout before is shown before it is ordered', async () => {
  const storefront = openArt(upstream.url)
  await orderShown(storefront, await shownBasket(storefront, 'A1042'), form)
  const { press, basket } = await orderShown(storefront, await shownBasket(storefront, 'A1043'), form)
  expect(await press(basket)).toMatchObject({ kind: 'placed', order: { total: basket.orderTotal } })
})

test('a customer whose session has ended signs in with the next press', async () => {
  const storefront = openArt(upstream.url)
  const shown = await shownBasket(storefront, 'A1042')
  const { press, basket } = await orderShown(storefront, shown, form, ada)
  await fetch(`${upstream.controlUrl}/sessions/${ada.username}`, { method: 'DELETE' })
  await expect(press(basket)).rejects.toMatchObject({ code: 'unauthorized' })
  expect(await press(basket)).toMatchObject({ kind: 'placed' })
})

describe('a customer whose earlier basket holds another work', () => {
  let earlier: Storefront
  let storefront: Storefront
  let shown: Basket

  beforeEach(async () => {
    earlier = openArt(upstream.url)
    await earlier.signIn.withPassword(ada)
    await addWork(earlier, 'A1043', randomUUID())
    storefront = openArt(upstream.url)
    shown = await shownBasket(storefront, 'A1042')
  })

  afterEach(async () => {
    await fetch(`${upstream.controlUrl}/faults`, { method: 'DELETE' })
    const basket = await storefront.basket.current()
    for (const { itemId } of basket?.productItems ?? []) await storefront.basket.remove(itemId)
  })

  test('sees it before it is ordered', async () => {
    const asked = { shown: undefined }
    const first = await orderBasket(storefront, shown, form, asked, ada)
    const basket = first.kind === 'changed' ? first.basket : shown
    expect(basket.productItems).toHaveLength(2)
    const { press, basket: priced } = await orderShown(storefront, basket, form, ada)
    expect(await press(priced)).toMatchObject({ kind: 'placed' })
  })

  test('orders nothing while the guest’s basket did not come along', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    await breakOperation('merge-baskets', { status: 503 })
    const asked = { shown: undefined }
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
    const { press, basket } = await orderShown(storefront, merged, form)
    expect(await press(basket)).toMatchObject({ kind: 'placed' })
  })
})
