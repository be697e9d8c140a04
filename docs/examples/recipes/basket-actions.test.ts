import type { ProductVariant, Session } from '@wallart/sdk'
import { getProductGroupContract } from '@wallart/sdk/contracts/get-product-group'
import { createHttp } from '@wallart/sdk/http'
import { getProductGroup } from '@wallart/sdk/operations/get-product-group'
import {
  createMockFetch,
  reply,
  sampleBasket,
  sampleBasketItem,
  sampleProductGroup,
  sampleVariant,
  sequence,
  type MockRoutes,
} from '@wallart/sdk/testing'
import { addToBasket, applyPromoCode, removePromoCode, setQuantity, upgrade } from './basket-actions.ts'
import { openBasket } from './basket.ts'

const scope = { organizationId: 'o', siteId: 'Art', locale: 'en-US' } as const
const session: Session = {
  accessToken: 'a',
  refreshToken: 'r',
  usid: 'u',
  customerId: 'customer-1',
  encUserId: 'e',
  customerType: 'guest',
  dnt: false,
  accessEndsAt: 0,
  refreshEndsAt: 0,
}
const listed = { 'GET /customers/{id}/baskets': reply({ total: 1, baskets: [sampleBasket()] }) }

function setup(routes: MockRoutes) {
  const payload = '{"productId":"zone-9","quantity":1,"c_upi":"B9"}'
  const products = [sampleVariant({ upi: 'B9', salesForcePayload: payload })]
  const transport = createMockFetch({ ...routes, 'GET /groups/B9': reply(sampleProductGroup({ products })) })
  const services = { commerce: 'https://commerce.test', bizapi: 'https://bizapi.test' }
  const http = createHttp({ services, transport })
  const service = openBasket(http, scope, async () => session, { warn: () => undefined })
  const variant = async (): Promise<ProductVariant> => {
    const call = { contract: getProductGroupContract, path: { upi: 'B9' } }
    const [found] = (await http.send(getProductGroup, call)).products
    if (!found) throw new Error('no variant')
    return found
  }
  const writes = () => transport.calls.filter(({ method }) => method !== 'GET')
  return { service, variant, writes }
}

test('two clicks on one button are one line, in a basket made for it', async () => {
  const { service, variant, writes } = setup({
    'GET /customers/{id}/baskets': reply({ total: 0 }),
    'POST /baskets': reply(sampleBasket({ productItems: [] })),
    'PATCH /baskets/{id}': reply(sampleBasket({ productItems: [] })),
    'POST /baskets/{id}/items': reply(sampleBasket()),
  })
  const line = await variant()
  const clicks = [addToBasket(service, line, 'click-1'), addToBasket(service, line, 'click-1')]
  expect(await Promise.all(clicks)).toMatchObject([{ basketId: 'basket-1' }, { basketId: 'basket-1' }])
  const [create, add, ...more] = writes()
  expect(create?.body).toBe('{"currency":"USD"}')
  expect(JSON.parse(add?.body ?? '')).toEqual([{ productId: 'zone-9', quantity: 1, c_upi: 'B9' }])
  expect(add?.headers['idempotency-key']).toBe('click-1')
  expect(more).toEqual([])
})

test('a promo code answers the summary, or the sentence under its field', async () => {
  const { service } = setup({
    ...listed,
    'POST /baskets/{id}/coupons': sequence(
      reply(sampleBasket()),
      reply({ title: 'Invalid' }, { status: 400 }),
    ),
  })
  const applied = await applyPromoCode(service, 'spring')
  expect(applied.rows?.map(({ label }) => label.message)).toContain('Order Total')
  expect(await applyPromoCode(service, 'nonsense')).toHaveProperty('problem')
})

test('an upgrade puts the better line in and takes the old one out', async () => {
  const better = sampleBasketItem({
    itemId: 'item-2',
    productId: 'zone-9',
    c_upi: 'B9',
    productName: 'Framed Ridge',
  })
  const three = sampleBasketItem({ quantity: 3 })
  const { service, variant, writes } = setup({
    'GET /customers/{id}/baskets': reply({ total: 1, baskets: [sampleBasket({ productItems: [three] })] }),
    'GET /baskets/{id}': reply(sampleBasket({ productItems: [three, better] })),
    'POST /baskets/{id}/items': reply(sampleBasket({ productItems: [three, better] })),
    'DELETE /baskets/{id}/items/{itemId}': reply(sampleBasket({ productItems: [better] })),
  })
  const [item] = (await service.current())?.productItems ?? []
  if (!item) throw new Error('no item')
  expect(await upgrade(service, item, await variant())).toBe('Now Framed Ridge')
  expect(JSON.parse(writes()[0]?.body ?? '')).toMatchObject([{ quantity: 3 }])
  expect(writes().map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual([
    'POST items',
    'DELETE item-1',
  ])
  expect(await upgrade(service, { ...item, itemId: 'item-7' }, await variant())).toMatch(/item/i)
})

test('a quantity is set, none takes the line out, and a code goes by its name', async () => {
  const coupon = { couponItemId: 'c-1', code: 'SAVE25', statusCode: 'applied' }
  const { service, writes } = setup({
    ...listed,
    'GET /baskets/{id}': reply(sampleBasket({ couponItems: [coupon] })),
    'PATCH /baskets/{id}/items/{itemId}': reply(sampleBasket({ couponItems: [coupon] })),
    'DELETE /baskets/{id}/items/{itemId}': reply(sampleBasket({ productItems: [], couponItems: [coupon] })),
    'DELETE /baskets/{id}/coupons/{couponItemId}': reply(sampleBasket()),
  })
  await setQuantity(service, 'item-1', 2)
  const basket = await setQuantity(service, 'item-1', 0)
  if (!basket) throw new Error('no basket')
  await removePromoCode(service, basket, 'SAVE25')
  expect(await removePromoCode(service, basket, 'OTHER')).toBeUndefined()
  expect(writes().map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual([
    'PATCH item-1',
    'DELETE item-1',
    'DELETE c-1',
  ])
})
