import { createHttp } from '@wallart/sdk/http'
import type { FavouritesShopper } from '@wallart/sdk/services/favourites'
import { createMockFetch, reply, sampleProductList, sequence, type MockRoutes } from '@wallart/sdk/testing'
import { createHearts } from './favourites.ts'

const scope = { organizationId: 'o', siteId: 'Art', locale: 'en-US' } as const
const LISTS = '/customers/c1/product-lists'
const empty = sampleProductList({ customerProductListItems: [] })
const full = sampleProductList({ customerProductListItems: [{ id: 'entry-1', productId: 'I1042' }] })

function hearts(routes: MockRoutes, customerType: 'guest' | 'registered' = 'registered') {
  const transport = createMockFetch(routes)
  const http = createHttp({ services: { commerce: 'https://commerce.test' }, transport })
  const shopper: FavouritesShopper = async () => ({ customerId: 'c1', customerType })
  return { calls: transport.calls, ...createHearts(http, scope, shopper, { warn: () => undefined }) }
}

test('a heart is filled when the customer presses it, and empty again after the next press', async () => {
  const { load, press, isFilled } = hearts({
    [`GET ${LISTS}`]: sequence(reply({ data: [empty] }), reply({ data: [empty] }), reply({ data: [full] })),
    [`POST ${LISTS}/list-1/items`]: reply({ id: 'entry-1' }),
    [`DELETE ${LISTS}/list-1/items/entry-1`]: reply(undefined, { status: 204 }),
  })
  await load()
  expect(isFilled('I1042')).toBe(false)
  expect(await press('I1042')).toEqual({ says: expect.stringContaining('added'), opensSignIn: false })
  expect(isFilled('I1042')).toBe(true)
  await press('I1042')
  expect(isFilled('I1042')).toBe(false)
})

test('a guest is asked to sign in, and no list is requested', async () => {
  const { load, press, calls } = hearts({}, 'guest')
  await load()
  expect(await press('I1042')).toMatchObject({ opensSignIn: true })
  expect(calls).toEqual([])
})

test('when the call fails, the heart stays as it was and says so', async () => {
  const { press, isFilled } = hearts({ [`GET ${LISTS}`]: reply({}, { status: 403 }) })
  expect((await press('I1042')).says).not.toBe('')
  expect(isFilled('I1042')).toBe(false)
})
