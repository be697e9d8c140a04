import { ITEM_NOT_IN_CART } from '../../rules/texts/cart-texts.ts'
import {
  createBasketShop,
  calls,
  planFaults,
  line,
  quantitiesById,
  giveBasket,
} from './testing/basket-shop.ts'
import { itemWire, type Fault } from './testing/fake-basket-api.ts'

test.each<[string, readonly string[], string, Record<string, number>]>([
  ['another product', ['p1'], 'p2', { p2: 1 }],
  ['a product that is there already', ['p1', 'p2'], 'p2', { p2: 2 }],
  ['the same product', ['p1'], 'p1', { p1: 1 }],
])('an upgrade to %s puts it in the place of the old line (ATC-20, ATC-21)', async (_, had, to, left) => {
  const shop = giveBasket(createBasketShop(), ...had)
  const outcome = await shop.service.upgrade('line-p1', line(to))
  expect(outcome).toMatchObject({ ok: true, value: { item: { itemId: `line-${to}` } } })
  expect(quantitiesById(shop)).toEqual(left)
})

test('an upgrade of a line that is not in the cart adds nothing (ATC-24)', async () => {
  const shop = giveBasket(createBasketShop(), 'p1')
  expect(await shop.service.upgrade('line-p9', line('p2'))).toEqual({ ok: false, error: ITEM_NOT_IN_CART })
  expect(await createBasketShop().service.upgrade('line-p1', line('p2'))).toMatchObject({ ok: false })
  expect(calls(shop)).toEqual([])
})

test.each<[string, readonly string[]]>([
  ['taken out again', ['p1']],
  ['made as small as it was', ['p1', 'p2']],
])('when the old line stays, the new one is %s', async (_, had) => {
  const shop = giveBasket(createBasketShop(), ...had)
  const before = quantitiesById(shop)
  planFaults(shop, 'DELETE baskets/b0/items/line-p1', 'unavailable', 'unavailable')
  await expect(shop.service.upgrade('line-p1', line('p2'))).rejects.toMatchObject({ code: 'server' })
  expect(quantitiesById(shop)).toEqual(before)
})

test('when neither line can be taken out, both stay and the log knows', async () => {
  const shop = giveBasket(createBasketShop(), 'p1')
  shop.fault = call => (call.startsWith('DELETE') ? 'unavailable' : undefined)
  await expect(shop.service.upgrade('line-p1', line('p2'))).rejects.toMatchObject({ code: 'server' })
  expect(quantitiesById(shop)).toEqual({ p1: 1, p2: 1 })
  expect(shop.messages).toEqual(['both lines of an upgrade are in the basket'])
})

test.each<[string, string, readonly string[]]>([
  ['whose old line stays', 'DELETE baskets/b0/items/line-p1', ['p1']],
  ['to what is there already', 'DELETE baskets/b0/items/line-p1', ['p1', 'p2']],
  ['of which both lines stay', 'DELETE', ['p1']],
])('an upgrade %s is done when it is sent again under the same key', async (_, failing, had) => {
  const shop = giveBasket(createBasketShop(), ...had)
  const upgrade = () => shop.service.upgrade('line-p1', line('p2'), { idempotencyKey: 'k' })
  shop.fault = call => (call.startsWith(failing) ? 'unavailable' : undefined)
  for (let press = 1; press <= 2; press++) await expect(upgrade()).rejects.toMatchObject({ code: 'server' })
  shop.fault = () => undefined
  expect(await upgrade()).toMatchObject({ ok: true, value: { item: { productId: 'p2' } } })
  expect(quantitiesById(shop)).toEqual({ p2: had.length })
})

test('an upgrade that was rolled back, and then could not be, leaves one line when it is sent again', async () => {
  const shop = giveBasket(createBasketShop(), 'p1')
  const upgrade = () => shop.service.upgrade('line-p1', line('p2'), { idempotencyKey: 'k' })
  for (const failing of ['DELETE baskets/b0/items/line-p1', 'DELETE', 'DELETE']) {
    shop.fault = call => (call.startsWith(failing) ? 'unavailable' : undefined)
    await expect(upgrade()).rejects.toMatchObject({ code: 'server' })
  }
  shop.fault = () => undefined
  expect(await upgrade()).toMatchObject({ ok: true })
  expect(quantitiesById(shop)).toEqual({ p2: 1 })
})

test.each([[['p1']], [['p1', 'p2']]])(
  'an upgrade after which the cart of %j cannot be read is rolled back',
  async had => {
    const shop = giveBasket(createBasketShop(), ...had)
    const before = quantitiesById(shop)
    let hasAdded = false
    shop.fault = call => {
      hasAdded ||= call.startsWith('POST')
      return hasAdded && call.startsWith('GET') ? 'unavailable' : undefined
    }
    const upgrade = () => shop.service.upgrade('line-p1', line('p2'), { idempotencyKey: 'k' })
    await expect(upgrade()).rejects.toMatchObject({ code: 'server' })
    expect(quantitiesById(shop)).toEqual(before)
    shop.fault = () => undefined
    expect(await upgrade()).toMatchObject({ ok: true })
    expect(quantitiesById(shop)).toEqual({ p2: had.length })
  },
)

test.each<[Fault]>([['conflict'], ['not-found'], ['unavailable']])(
  'an upgrade after which the cart is read as %s once adds no piece twice',
  async fault => {
    const shop = giveBasket(createBasketShop(), 'p1')
    let reads = 0
    let hasAdded = false
    shop.fault = call => {
      hasAdded ||= call.startsWith('POST')
      return hasAdded && call.startsWith('GET') && (reads += 1) === 1 ? fault : undefined
    }
    const upgrade = () => shop.service.upgrade('line-p1', line('p2'), { idempotencyKey: 'k' })
    const done = await upgrade().catch(() => undefined)
    expect(quantitiesById(shop)).toEqual(done ? { p2: 1 } : { p1: 1 })
    expect(await upgrade()).toMatchObject({ ok: !done })
    expect(quantitiesById(shop)).toEqual({ p2: 1 })
  },
)

test.each([[['p1']], [['p1', 'p2']]])(
  'an upgrade of %j that another request has finished is not rolled back',
  async had => {
    const shop = giveBasket(createBasketShop(), ...had)
    let hasAdded = false
    shop.fault = call => {
      hasAdded ||= call.startsWith('POST')
      if (!hasAdded || !call.startsWith('GET') || !shop.basket) return undefined
      shop.basket.productItems = (shop.basket.productItems ?? []).filter(
        ({ productId }) => productId !== 'p1',
      )
      return 'unavailable'
    }
    const upgrade = shop.service.upgrade('line-p1', line('p2'), { idempotencyKey: 'k' })
    await expect(upgrade).rejects.toMatchObject({ code: 'server' })
    expect(quantitiesById(shop)).toEqual({ p2: had.length })
  },
)

test.each<[readonly string[], Fault | undefined]>([
  [['p1'], undefined],
  [['p1', 'p2'], undefined],
  [['p1'], 'lost'],
  [['p1', 'p2'], 'lost'],
])(
  'an upgrade of %j whose new line another request rolls back, the answer %s, puts it in again',
  async (had, fault) => {
    const shop = giveBasket(createBasketShop(), ...had)
    let isRolledBack = false
    shop.fault = call => {
      if (!call.startsWith('DELETE') || !shop.basket) return undefined
      if (!isRolledBack) shop.basket.productItems = had.map(id => itemWire(id, 1))
      isRolledBack = true
      return fault
    }
    const outcome = await shop.service.upgrade('line-p1', line('p2'), { idempotencyKey: 'k' })
    expect(outcome).toMatchObject({ ok: true, value: { item: { productId: 'p2' } } })
    expect(quantitiesById(shop)).toEqual({ p2: had.length })
  },
)

test('an upgrade whose new line cannot be put in again is not done', async () => {
  const shop = giveBasket(createBasketShop(), 'p1')
  let hasRemoved = false
  shop.fault = call => {
    if (hasRemoved && call.startsWith('POST')) return 'unavailable'
    if (call.startsWith('DELETE') && shop.basket) {
      hasRemoved = true
      shop.basket.productItems = [itemWire('p1', 1)]
    }
    return undefined
  }
  const upgrade = shop.service.upgrade('line-p1', line('p2'), { idempotencyKey: 'k' })
  await expect(upgrade).rejects.toMatchObject({ code: 'server' })
})

test('an upgrade that was rolled back leaves the old line while the cart cannot be read', async () => {
  const shop = giveBasket(createBasketShop(), 'p1')
  const upgrade = () => shop.service.upgrade('line-p1', line('p2'), { idempotencyKey: 'k' })
  planFaults(shop, 'DELETE baskets/b0/items/line-p1', 'unavailable', 'unavailable')
  await expect(upgrade()).rejects.toMatchObject({ code: 'server' })
  let hasAdded = false
  shop.fault = call => {
    hasAdded ||= call.startsWith('POST')
    return hasAdded && call.startsWith('GET') ? 'unavailable' : undefined
  }
  await expect(upgrade()).rejects.toMatchObject({ code: 'server' })
  expect(quantitiesById(shop)).toEqual({ p1: 1 })
  shop.fault = () => undefined
  expect(await upgrade()).toMatchObject({ ok: true })
  expect(quantitiesById(shop)).toEqual({ p2: 1 })
})

test.each([[['p1']], [['p1', 'p2']]])(
  'an upgrade of %j whose addition was done without an answer is done',
  async had => {
    const shop = giveBasket(createBasketShop(), ...had)
    planFaults(shop, 'POST', 'lost', 'lost')
    expect(await shop.service.upgrade('line-p1', line('p2'))).toMatchObject({
      ok: true,
      value: { item: { itemId: 'line-p2', quantity: had.length } },
    })
    expect(quantitiesById(shop)).toEqual({ p2: had.length })
  },
)

test('an upgrade whose addition failed takes no other line for it that was added meanwhile', async () => {
  const shop = giveBasket(createBasketShop(), 'p1')
  shop.fault = call => {
    if (!call.startsWith('POST')) return undefined
    if (shop.basket) shop.basket.productItems = [itemWire('p1', 1), itemWire('p3', 1)]
    return 'unavailable'
  }
  await expect(shop.service.upgrade('line-p1', line('p2'))).rejects.toMatchObject({ code: 'server' })
  expect(quantitiesById(shop)).toEqual({ p1: 1, p3: 1 })
})

test('an upgrade of which neither answer nor cart came back is finished under the same key', async () => {
  const shop = giveBasket(createBasketShop(), 'p1')
  let hasAdded = false
  shop.fault = call => {
    hasAdded ||= call.startsWith('POST')
    if (hasAdded && call.startsWith('GET')) return 'unavailable'
    return call.startsWith('POST') ? 'lost' : undefined
  }
  const upgrade = () => shop.service.upgrade('line-p1', line('p2'), { idempotencyKey: 'k' })
  await expect(upgrade()).rejects.toMatchObject({ code: 'network' })
  shop.fault = () => undefined
  expect(await upgrade()).toMatchObject({ ok: true, value: { item: { itemId: 'line-p2', quantity: 1 } } })
  expect(quantitiesById(shop)).toEqual({ p2: 1 })
})

test('an upgrade whose old line was taken out without an answer is done', async () => {
  const shop = giveBasket(createBasketShop(), 'p1')
  planFaults(shop, 'DELETE', 'lost', 'lost')
  expect(await shop.service.upgrade('line-p1', line('p2'))).toMatchObject({
    ok: true,
    value: { basket: { productItems: [{ productId: 'p2' }] } },
  })
  expect(quantitiesById(shop)).toEqual({ p2: 1 })
})

test('an upgrade whose add fails leaves the old line where it is', async () => {
  const shop = giveBasket(createBasketShop(), 'p1')
  planFaults(shop, 'POST', 'conflict', 'conflict')
  await expect(shop.service.upgrade('line-p1', line('p2'))).rejects.toMatchObject({ code: 'conflict' })
  expect(quantitiesById(shop)).toEqual({ p1: 1 })
})

test.each([0, -1, 1.5, Number.NaN])(
  'an upgrade to %d pieces is refused, and nothing is sent',
  async quantity => {
    const shop = createBasketShop()
    await expect(shop.service.upgrade('line-p1', { ...line('p2'), quantity })).rejects.toMatchObject({
      code: 'config',
      message: 'upgrade needs each quantity as a whole number from 1.',
    })
  },
)
