import { createHttp } from '@wallart/sdk/http'
import { createMockFetch, reply, sampleBasket } from '@wallart/sdk/testing'
import { openBasket } from './basket.ts'

const scope = { organizationId: 'o', siteId: 'Art', locale: 'en-US' } as const
const customer = { customerId: 'customer-1', customerType: 'guest' } as const

function openTestBasket(baskets: readonly unknown[], shopper: typeof customer | undefined) {
  const answer = reply({ total: baskets.length, baskets })
  const transport = createMockFetch({ 'GET /customers/customer-1/baskets': answer })
  const http = createHttp({ services: { commerce: 'https://commerce.test' }, transport })
  return {
    service: openBasket(http, scope, async () => shopper, { warn: () => undefined }),
    calls: transport.calls,
  }
}

test('a basket from an earlier visit is found', async () => {
  const { service, calls } = openTestBasket([sampleBasket()], customer)
  expect(await service.current()).toMatchObject({ basketId: 'basket-1' })
  expect(calls).toHaveLength(1)
})

test('looking makes no basket and no session', async () => {
  expect(await openTestBasket([], customer).service.current()).toBeUndefined()
  const { service, calls } = openTestBasket([], undefined)
  expect(await service.current()).toBeUndefined()
  expect(calls).toEqual([])
})
