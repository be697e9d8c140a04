import { createHttp } from '../http/http.ts'
import { getPromotionsContract } from '../operations/get-promotions.contract.ts'
import { reply } from '../testing/mock-handlers.ts'
import { createMockFetch, type MockRoutes } from '../testing/mock-fetch.ts'
import { createPromotionsClient } from './promotions.ts'

function promotions(routes: MockRoutes) {
  const transport = createMockFetch(routes)
  const http = createHttp({ services: { commerce: 'https://scapi.test' }, transport })
  const scope = { organizationId: 'f', siteId: 'Art', locale: 'en-US' } as const
  return {
    client: createPromotionsClient(http, { ...scope, contracts: { promotions: getPromotionsContract } }),
    transport,
  }
}

test('promotions are looked up by their ids, joined with commas', async () => {
  const answer = reply({ data: [{ id: 'P1', calloutMsg: '25% off' }] })
  const { client, transport } = promotions({ 'GET /promotions': answer })
  expect(await client.byIds(['P1', ' P2 '])).toEqual([{ id: 'P1', calloutMsg: '25% off' }])
  expect(transport.calls[0]?.address).toBe(
    'https://scapi.test/pricing/shopper-promotions/v1/organizations/f/promotions?ids=P1%2CP2&siteId=Art&locale=en-US',
  )
})

test.each([[[]], [['', ' ']]])(
  "to look up %j is a mistake: 'Please specify a key.', and nothing is asked",
  async ids => {
    const { client, transport } = promotions({})
    await expect(client.byIds(ids)).rejects.toMatchObject({
      code: 'config',
      message: 'Please specify a key.',
    })
    expect(transport.calls).toEqual([])
  },
)

test('a refused lookup is an error', async () => {
  const { client } = promotions({ 'GET /promotions': reply({}, { status: 403 }) })
  await expect(client.byIds(['P1'])).rejects.toMatchObject({ code: 'forbidden' })
})
