import * as fc from 'fast-check'
import { createBasketShop, line, type BasketShop } from './testing/basket-shop.ts'
import type { Fault } from './testing/fake-basket-api.ts'

type BasketAction = (shop: BasketShop) => Promise<unknown>
const product = fc.integer({ min: 0, max: 3 }).map(id => `p${id}`)
const quantity = fc.integer({ min: 1, max: 9 })
const coupon = fc.constantFrom('ART20', 'GIFT', 'LATER', 'OLD', 'REFUSED')
const action: fc.Arbitrary<BasketAction> = fc.oneof(
  fc.tuple(product, quantity).map(
    ([id, n]): BasketAction =>
      ({ service }) =>
        service.add([line(id, n)]),
  ),
  fc.tuple(product, quantity).map(
    ([id, n]): BasketAction =>
      ({ service }) =>
        service.update(`line-${id}`, n),
  ),
  product.map(
    (id): BasketAction =>
      ({ service }) =>
        service.remove(`line-${id}`),
  ),
  fc.tuple(product, product).map(
    ([id, to]): BasketAction =>
      ({ service }) =>
        service.upgrade(`line-${id}`, line(to)),
  ),
  coupon.map(
    (code): BasketAction =>
      ({ service }) =>
        service.applyCoupon(code),
  ),
  coupon.map(
    (code): BasketAction =>
      ({ service }) =>
        service.removeCoupon(`coupon-${code}`),
  ),
)
const transientFault: fc.Arbitrary<Fault | undefined> = fc.constantFrom(
  undefined,
  'conflict',
  'dropped',
  'lost',
  'not-found',
  'quota',
  'slow',
  'unavailable',
)

// Never two failures in a row: what fails twice is not passing.
function planFaults(shop: BasketShop, plan: readonly (Fault | undefined)[]) {
  const left = [...plan]
  let failed = false
  shop.fault = call => {
    if (call.startsWith('GET')) return undefined
    const isAdd = /^POST baskets\/\w+\/items/.test(call)
    const fault = failed ? undefined : left.shift()
    const fits = fault === 'not-found' ? isAdd : fault === 'quota' ? call === 'POST baskets' : true
    failed = fits && fault !== undefined && fault !== 'slow'
    return fits ? fault : undefined
  }
}

async function finalState(actions: readonly BasketAction[], plan: readonly (Fault | undefined)[]) {
  const shop = createBasketShop()
  planFaults(shop, plan)
  const outcomes = await Promise.allSettled(actions.map(make => make(shop)))
  const { productItems, couponItems } = shop.basket ?? {}
  return { productItems, couponItems, outcomes: outcomes.map(({ status }) => status) }
}

test('passing failures leave no trace in the basket', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { maxLength: 8 }),
      fc.array(transientFault, { maxLength: 24 }),
      async (wishes, plan) => {
        expect(await finalState(wishes, plan)).toEqual(await finalState(wishes, []))
      },
    ),
    { numRuns: 200 },
  )
})
