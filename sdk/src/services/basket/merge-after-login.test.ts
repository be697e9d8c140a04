import { GENERIC_ERROR } from '../../rules/texts/generic-error.ts'
import { toBasketItem } from '../../wire/basket-item.ts'
import {
  createBasketShop,
  calls,
  planFaults,
  quantitiesById,
  giveBasket,
  type BasketShop,
} from './testing/basket-shop.ts'
import { itemWire, type Fault } from './testing/fake-basket-api.ts'

const guestBasket = {
  productItems: [toBasketItem(itemWire('p1', 1), 'USD')],
}
const beforeLogin = { customerType: 'guest' as const, basket: guestBasket }
const withGuest = (shop: BasketShop) => {
  shop.guestBasket = { basketId: 'g1', currency: 'USD', productItems: [itemWire('p1', 1)] }
  return shop
}

test('a login takes the guest’s basket along, once, however often it is asked (BSK-13, API-08)', async () => {
  const shop = withGuest(giveBasket(createBasketShop(), 'p2'))
  expect(await shop.service.mergeAfterLogin(beforeLogin)).toMatchObject({
    ok: true,
    value: { basketId: 'b0' },
  })
  expect(await shop.service.mergeAfterLogin(beforeLogin)).toMatchObject({
    ok: true,
    value: { basketId: 'b0' },
  })
  expect(quantitiesById(shop)).toEqual({ p1: 1, p2: 1 })
  const [merge] = shop.requests
  expect(merge).toMatchObject({
    call: 'POST baskets/actions/merge',
    type: 'application/json',
    body: undefined,
  })
  expect(merge?.query.get('createDestinationBasket')).toBe('true')
})

test.each<[Fault]>([['lost'], ['dropped'], ['unavailable'], ['slow'], ['conflict'], ['not-found']])(
  'a merge survives the answer %s',
  async fault => {
    const shop = withGuest(createBasketShop())
    planFaults(shop, 'POST', fault)
    expect(await shop.service.mergeAfterLogin(beforeLogin)).toMatchObject({ ok: true })
    expect(quantitiesById(shop)).toEqual({ p1: 1 })
  },
)

test('a merge that fails is told, and a later one succeeds (F47)', async () => {
  const shop = withGuest(createBasketShop())
  planFaults(shop, 'POST', 'unavailable', 'unavailable')
  expect(await shop.service.mergeAfterLogin(beforeLogin)).toEqual({ ok: false, error: GENERIC_ERROR })
  expect(shop.messages).toEqual(['the baskets are not merged'])
  expect(await shop.service.mergeAfterLogin(beforeLogin)).toMatchObject({ ok: true })
  expect(quantitiesById(shop)).toEqual({ p1: 1 })
})

test.each([
  ['an empty basket', 'guest' as const, { productItems: [] }],
  ['an account already', 'registered' as const, guestBasket],
  ['no basket', 'guest' as const, undefined],
])('a login with %s merges nothing and finds the customer’s own basket (BSK-14)', async (_, type, basket) => {
  const shop = giveBasket(createBasketShop({ basketId: 'old' }), 'p2')
  const outcome = await shop.service.mergeAfterLogin({ customerType: type, basket })
  expect(outcome).toMatchObject({ ok: true, value: { basketId: 'b0' } })
  expect(calls(shop)).toEqual([])
})

test('a customer without a basket gets an empty one at the login (BSK-09)', async () => {
  const shop = createBasketShop({ currency: 'CAD' })
  expect(await shop.service.mergeAfterLogin({ customerType: undefined, basket: undefined })).toMatchObject({
    ok: true,
    value: { basketId: 'b1', currency: 'CAD', productItems: [] },
  })
  expect(calls(shop)).toEqual(['POST baskets'])
})
