import { catchError } from '../http/testing/catch-error.ts'
import type { TransportRequest } from '../http/transport.ts'
import { parseBasketLine } from '../rules/product/parse-basket-line.ts'
import { PROMO_APPLY_FAILED } from '../rules/texts/promo-texts.ts'
import {
  createBasketShop,
  calls,
  planFaults,
  line,
  quantitiesById,
  giveBasket,
} from './basket/testing/basket-shop.ts'
import type { BasketService } from './basket.ts'
import type { Fault } from './basket/testing/fake-basket-api.ts'

const registered = async () => ({
  customerId: 'c1',
  customerType: 'registered' as const,
})
const email = async () => 'jane@example.com'

test('looking makes no basket, and without a session no call (BSK-15)', async () => {
  const shop = createBasketShop()
  expect(await shop.service.current()).toBeUndefined()
  expect(await shop.service.sync()).toBeUndefined()
  const nobody = createBasketShop({
    shopper: { customer: async () => undefined, baskets: () => Promise.reject() },
  })
  expect(await nobody.service.current()).toBeUndefined()
  expect([...calls(shop), ...calls(nobody)]).toEqual([])
})

test('ten adds at once make one basket (BSK-09)', async () => {
  const shop = createBasketShop()
  const baskets = await Promise.all(Array.from({ length: 10 }, (_, id) => shop.service.add([line(`p${id}`)])))
  expect(new Set(baskets.map(({ basketId }) => basketId))).toEqual(new Set(['b1']))
  expect(calls(shop).filter(call => call === 'POST baskets')).toHaveLength(1)
  expect(shop.basket?.productItems).toHaveLength(10)
})

test.each<[call: string, write: (service: BasketService) => Promise<unknown>]>([
  ['add nothing', service => service.add([])],
  ['add 0', service => service.add([line('p1', 0)])],
  ['add half a piece', service => service.add([line('p1'), line('p2', 0.5)])],
  ['set -1', service => service.update('line-p1', -1)],
  ['set NaN', service => service.update('line-p1', Number.NaN)],
])('to %s is a mistake, before anything is sent', async (_, write) => {
  const shop = giveBasket(createBasketShop(), 'p1')
  await expect(write(shop.service)).rejects.toMatchObject({ code: 'config' })
  expect(calls(shop)).toEqual([])
})

test('a first add without a session makes a basket in the shopper’s currency without asking for others', async () => {
  const shop = createBasketShop({
    currency: 'CAD',
    shopper: { customer: async () => undefined, baskets: () => Promise.reject() },
  })
  const { currency } = await shop.service.add([line('p1', 2)])
  expect(currency).toBe('CAD')
  expect(shop.requests.map(({ body }) => body)).toEqual([
    { currency: 'CAD' },
    [{ productId: 'p1', quantity: 2 }],
  ])
})

test('the line of a variant goes into the basket with its UPI and its own fields (OPT-17, ATC-01)', async () => {
  const shop = giveBasket(createBasketShop())
  const salesForcePayload = '{"productId":"p1","quantity":2,"c_frame":"oak","price":0}'
  const parsed = parseBasketLine({ salesForcePayload, upi: 'U1' })
  await shop.service.add(parsed.ok ? [parsed.value] : [])
  expect(shop.requests.at(-1)?.body).toEqual([{ c_frame: 'oak', c_upi: 'U1', productId: 'p1', quantity: 2 }])
})

test.each<[Fault, string, readonly string[]]>([
  ['quota', 'POST baskets', ['POST baskets', 'GET baskets/b1', 'POST baskets/b1/items']],
  ['not-found', 'POST baskets/', ['POST baskets', 'POST baskets/b1/items', 'POST baskets/b1/items']],
  [
    'vanished',
    'POST baskets/',
    ['POST baskets', 'POST baskets/b1/items', 'POST baskets', 'POST baskets/b2/items'],
  ],
  [
    'conflict',
    'POST baskets/',
    ['POST baskets', 'POST baskets/b1/items', 'GET baskets/b1', 'POST baskets/b1/items'],
  ],
  [
    'silent',
    'POST baskets/',
    ['POST baskets', 'POST baskets/b1/items', 'GET baskets/b1', 'POST baskets', 'POST baskets/b2/items'],
  ],
  ['unavailable', 'POST baskets/', ['POST baskets', 'POST baskets/b1/items', 'POST baskets/b1/items']],
  ['lost', 'POST baskets', ['POST baskets', 'POST baskets', 'POST baskets/b1/items']],
  ['lost', 'POST baskets/', ['POST baskets', 'POST baskets/b1/items', 'POST baskets/b1/items']],
])('an add survives the answer %s to %s', async (fault, of, expected) => {
  const shop = createBasketShop()
  planFaults(shop, of, fault)
  await shop.service.add([line('p1')])
  expect(calls(shop)).toEqual(expected)
  expect(quantitiesById(shop)).toEqual({ p1: 1 })
})

test.each<[string, readonly Fault[], string]>([
  ['a second conflict', ['conflict', 'conflict'], 'conflict'],
  ['a second missing basket', ['vanished', 'not-found'], 'not-found'],
  ['a service that stays away', ['unavailable', 'unavailable'], 'server'],
  ['an unknown product', ['no-product'], 'not-found'],
])('%s fails the add', async (_, plan, code) => {
  const shop = createBasketShop()
  planFaults(shop, 'POST baskets/', ...plan)
  await expect(shop.service.add([line('p1')])).rejects.toMatchObject({ code })
})

test('a conflict after a missing basket is another failure, and is put right too', async () => {
  const shop = createBasketShop()
  planFaults(shop, 'POST baskets/', 'vanished', 'conflict')
  await shop.service.add([line('p1')])
  expect(quantitiesById(shop)).toEqual({ p1: 1 })
})

test('without a basket among those that the quota names, the refusal stands', async () => {
  const shop = createBasketShop({
    shopper: { customer: async () => undefined, baskets: () => Promise.reject() },
  })
  const { transport } = shop
  Object.assign(shop, {
    transport: (address: string, request: TransportRequest) =>
      request.method === 'GET' ? Response.json({}, { status: 404 }) : transport(address, request),
  })
  planFaults(shop, 'POST baskets', 'quota')
  await expect(shop.service.add([line('p1')])).rejects.toMatchObject({ status: 400 })
})

test('an intent is sent, repeated and put right under its key', async () => {
  const shop = giveBasket(createBasketShop({ newKey: () => 'made' }))
  planFaults(shop, 'POST', 'dropped', 'conflict')
  await shop.service.add([line('p1')], { idempotencyKey: 'click' })
  await shop.service.remove('line-p1')
  expect(shop.requests.map(({ key }) => key)).toEqual(['click', 'click', null, 'click', 'made'])
})

test.each(['conflict', 'not-found'] as const)(
  'an addition whose answer was lost and whose repetition meets %s adds one piece',
  async fault => {
    const shop = giveBasket(createBasketShop())
    planFaults(shop, 'POST', 'lost', fault)
    await shop.service.add([line('p1')])
    expect(quantitiesById(shop)).toEqual({ p1: 1 })
  },
)

test('the same intent asked for twice at once is one promise and one write', async () => {
  const shop = giveBasket(createBasketShop())
  const options = { idempotencyKey: 'click' }
  const first = shop.service.add([line('p1')], options)
  expect(shop.service.add([line('p1')], options)).toBe(first)
  await first
  expect(quantitiesById(shop)).toEqual({ p1: 1 })
  expect(shop.service.add([line('p1')], options)).not.toBe(first)
})

test('writes run in order, reads do not wait for them', async () => {
  const shop = giveBasket(createBasketShop(), 'p1')
  planFaults(shop, 'PATCH', 'slow', 'slow')
  const order: string[] = []
  await Promise.all([
    shop.service.update('line-p1', 2).then(() => order.push('two')),
    shop.service.update('line-p1', 3).then(() => order.push('three')),
    shop.service.remove('line-p1').then(() => order.push('none')),
    shop.service.current().then(() => order.push('read')),
  ])
  expect(order).toEqual(['read', 'two', 'three', 'none'])
})

test('who looks while the basket is read shares that read, and after a write it is read again', async () => {
  const shop = giveBasket(createBasketShop(), 'p1')
  await shop.service.add([line('p2')])
  const reads = () => calls(shop).filter(call => call.startsWith('GET')).length
  planFaults(shop, 'GET', 'slow')
  const [first, second, synced] = [shop.service.current(), shop.service.current(), shop.service.sync()]
  expect(new Set(await Promise.all([first, second, synced])).size).toBe(1)
  expect(reads()).toBe(1)
  planFaults(shop, 'GET', 'slow', 'slow')
  const before = shop.service.current()
  await shop.service.add([line('p3')])
  expect((await shop.service.current())?.productItems).toHaveLength(3)
  await before
  expect(reads()).toBe(3)
})

test('a failed write does not hold up the next', async () => {
  const shop = giveBasket(createBasketShop(), 'p1')
  const failing = catchError(shop.service.update('line-unknown', 2))
  expect((await shop.service.update('line-p1', 3))?.productItems).toMatchObject([{ quantity: 3 }])
  expect(await failing).toMatchObject({ code: 'not-found' })
})

test('who leaves before the turn is not served, who leaves during it only does not hear the end', async () => {
  const shop = giveBasket(createBasketShop(), 'p1')
  planFaults(shop, 'PATCH', 'slow')
  const [begun, waiting] = [new AbortController(), new AbortController()]
  const during = catchError(shop.service.update('line-p1', 5, { signal: begun.signal }))
  const before = catchError(shop.service.add([line('p2')], { signal: waiting.signal }))
  const late = catchError(shop.service.add([line('p3')], { signal: AbortSignal.abort('gone') }))
  const last = shop.service.add([line('p4')])
  await shop.service.current()
  begun.abort()
  waiting.abort()
  expect(await Promise.all([during, before, late])).toMatchObject([
    { code: 'aborted' },
    { code: 'aborted' },
    { code: 'aborted', operation: 'add-basket-items', cause: 'gone' },
  ])
  await last
  expect(quantitiesById(shop)).toEqual({ p1: 5, p4: 1 })
})

test('one of two who want the same thing may leave', async () => {
  const shop = giveBasket(createBasketShop())
  const leaving = new AbortController()
  const first = catchError(shop.service.add([line('p1')], { idempotencyKey: 'k', signal: leaving.signal }))
  const second = shop.service.add([line('p1')], { idempotencyKey: 'k' })
  leaving.abort()
  expect(await first).toMatchObject({ code: 'aborted' })
  expect((await second).productItems).toHaveLength(1)
})

test('removing a line that is gone, or from a basket that is gone, is no failure (BSK-07)', async () => {
  const shop = giveBasket(createBasketShop(), 'p1', 'p2')
  expect((await shop.service.remove('line-p1'))?.productItems).toHaveLength(1)
  expect((await shop.service.remove('line-p1'))?.productItems).toHaveLength(1)
  shop.basket = undefined
  expect(await shop.service.remove('line-p2')).toBeUndefined()
  expect(await shop.service.removeCoupon('coupon-ART20')).toBeUndefined()
  expect(await shop.service.update('line-p2', 1)).toBeUndefined()
})

test('the basket follows the shopper’s currency and the customer’s e-mail (BSK-10, BSK-11, BSK-12)', async () => {
  const shop = giveBasket(createBasketShop({ currency: 'CAD' }))
  const shopper = { customer: registered, email, baskets: async () => ({ baskets: [], total: 0 }) }
  const other = giveBasket(createBasketShop({ currency: 'CAD', basketId: 'b0', shopper }))
  expect(await shop.service.sync()).toMatchObject({ currency: 'CAD' })
  expect(await other.service.sync()).toMatchObject({ currency: 'CAD', customerEmail: 'jane@example.com' })
  expect(await other.service.sync()).toMatchObject({ currency: 'CAD' })
  expect(calls(other)).toEqual([
    'GET baskets/b0',
    'PATCH baskets/b0',
    'PUT baskets/b0/customer',
    'GET baskets/b0',
  ])
})

test('upkeep that fails neither blocks nor fails an add', async () => {
  const shop = giveBasket(createBasketShop({ currency: 'CAD' }))
  planFaults(shop, 'PATCH', 'conflict')
  expect((await shop.service.add([line('p1')])).productItems).toHaveLength(1)
  expect(shop.messages).toEqual(['the basket is not in order'])
})

test.each([
  ['ART20', 'applied'],
  ['art20', 'applied'],
  ['GIFT', 'applied'],
  ['LATER', 'waiting'],
])('the promo code %s is accepted: %s (PRM-05, PRM-08)', async (code, kind) => {
  const shop = giveBasket(createBasketShop(), 'p1')
  const couponItems = [{ code: code.toUpperCase() }]
  expect(await shop.service.applyCoupon(code)).toMatchObject({ kind, basket: { couponItems } })
  expect(shop.requests.at(-1)).toMatchObject({ call: 'POST baskets/b0/coupons', body: { code } })
})

test.each(['OLD', 'NOBODY-KNOWS', 'REFUSED'])('the promo code %s is refused (PRM-05, PRM-07)', async code => {
  const shop = giveBasket(createBasketShop(), 'p1')
  expect(await shop.service.applyCoupon(code)).toEqual({ kind: 'refused', reason: PROMO_APPLY_FAILED })
  expect(shop.requests.at(-1)).toMatchObject({ call: 'POST baskets/b0/coupons', body: { code } })
})

test('a promo code finds no basket, and one that is out already is out (PRM-06)', async () => {
  expect(await createBasketShop().service.applyCoupon('ART20')).toEqual({
    kind: 'refused',
    reason: PROMO_APPLY_FAILED,
  })
  const shop = giveBasket(createBasketShop(), 'p1')
  await shop.service.applyCoupon('ART20')
  expect((await shop.service.removeCoupon('coupon-ART20'))?.couponItems).toEqual([])
  expect((await shop.service.removeCoupon('coupon-ART20'))?.couponItems).toEqual([])
})

test('a promo code that could not be sent is a failure of the connection, not of the code', async () => {
  const shop = giveBasket(createBasketShop(), 'p1')
  planFaults(shop, 'POST', 'dropped', 'dropped')
  await expect(shop.service.applyCoupon('ART20')).rejects.toMatchObject({ code: 'network' })
})

test('any other change of the basket runs in the same order', async () => {
  const shop = giveBasket(createBasketShop(), 'p1')
  const seen: unknown[] = []
  const change = shop.service.change(
    async (basketId, options) => {
      seen.push(basketId, options)
      return (await shop.service.current()) ?? Promise.reject(new Error('no basket'))
    },
    { idempotencyKey: 'k' },
  )
  expect(await change).toMatchObject({ basketId: 'b0' })
  expect(seen).toEqual(['b0', { idempotencyKey: 'k' }])
})
