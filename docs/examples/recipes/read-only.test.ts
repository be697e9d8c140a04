import { createBasketsClient } from '@wallart/sdk/clients/baskets'
import { basketContract } from '@wallart/sdk/contracts/basket'
import { emptyContract } from '@wallart/sdk/contracts/empty'
import { transferBasketContract } from '@wallart/sdk/contracts/transfer-basket'
import { createHttp, type Http } from '@wallart/sdk/http'
import { createMockFetch, failNetwork, reply, sampleBasket } from '@wallart/sdk/testing'
import { dryRun } from './read-only.ts'

const scope = { organizationId: 'o', siteId: 'Art', locale: 'en-US' } as const
const contracts = { basket: basketContract, transferred: transferBasketContract, empty: emptyContract }
const baskets = (http: Http) => createBasketsClient(http, { ...scope, contracts })

test('reading passes, and the first write is named and not sent', async () => {
  const transport = createMockFetch({
    'GET /baskets/b1': reply(sampleBasket()),
    'GET /baskets/b2': failNetwork(),
  })
  const http = createHttp({ services: { commerce: 'https://commerce.test' }, transport, totalMs: 1 })
  expect(await dryRun(http, one => baskets(one).get('b1'))).toBe('only-read')
  expect(await dryRun(http, one => baskets(one).delete('b1'))).toEqual({ wouldHaveSent: 'delete-basket' })
  await expect(dryRun(http, one => baskets(one).get('b2'))).rejects.toMatchObject({
    operation: 'get-basket',
  })
  expect(transport.calls.every(({ method }) => method === 'GET')).toBe(true)
})
