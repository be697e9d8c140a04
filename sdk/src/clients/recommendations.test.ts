import { createHttp } from '../http/http.ts'
import { getRecommendersContract } from '../operations/get-recommenders.contract.ts'
import { recommendationContract } from '../operations/recommendation.contract.ts'
import { activityIdentity } from '../rules/activities/activity-identity.ts'
import { addToCartActivity } from '../rules/activities/cart-activities.ts'
import { viewRecoActivity } from '../rules/activities/recommendation-activities.ts'
import { reply } from '../testing/mock-handlers.ts'
import { createMockFetch, type MockRoutes } from '../testing/mock-fetch.ts'
import { createRecommendationsClient } from './recommendations.ts'

const guest = activityIdentity({
  site: 'wall-Art',
  isProduction: false,
  cookieId: 'usid-1',
  customerType: 'guest',
})
const known = { ...guest, userId: 'enc-1' }

function requestFor(routes: MockRoutes) {
  const transport = createMockFetch(routes)
  const services = {
    recommendations: { url: 'https://recs.test/v3', headers: { 'x-cq-client-id': 'shop' } },
  }
  const client = createRecommendationsClient(createHttp({ services, transport }), {
    site: 'wall-Art',
    contracts: { recommenders: getRecommendersContract, recommendation: recommendationContract },
  })
  return { transport, client }
}

test('the recommenders of the site are read (REC-16)', async () => {
  const { client, transport } = requestFor({
    'GET /v3/personalization/recommenders/wall-Art': reply({ recommenders: [{ name: 'home' }] }),
  })
  expect(await client.recommenders()).toEqual([{ name: 'home', description: '', recommenderType: '' }])
  expect(transport.calls[0]?.headers['x-cq-client-id']).toBe('shop')
})

test.each([
  ['a guest', guest, '{"products":[{"id":"A1"}],"realm":"wall","instanceType":"sbx","cookieId":"usid-1"}'],
  [
    'a registered shopper',
    known,
    '{"products":[{"id":"A1"}],"realm":"wall","instanceType":"sbx","cookieId":"usid-1","userId":"enc-1"}',
  ],
])('a recommender is asked for %s (REC-11, REC-14, REC-17, REC-19)', async (_, identity, body) => {
  const { client, transport } = requestFor({
    'POST /recs/{site}/{recommender}': reply({ recs: [{ id: 'A2' }] }),
  })
  const { recs } = await client.product('PDP-recommendations', { identity, products: [{ id: 'A1' }] })
  expect(recs.map(({ id }) => id)).toEqual(['A2'])
  expect(transport.calls).toMatchObject([
    {
      address: 'https://recs.test/v3/personalization/recs/wall-Art/PDP-recommendations',
      headers: { 'x-cq-client-id': 'shop', 'content-type': 'application/json' },
      body,
    },
  ])
})

test('a zone is asked, with no products where there are none (REC-18)', async () => {
  const { client, transport } = requestFor({ 'POST /zones/{zone}/recs': reply({}) })
  await client.zone('home', { identity: guest })
  expect(transport.calls).toMatchObject([
    {
      address: 'https://recs.test/v3/personalization/wall-Art/zones/home/recs',
      body: '{"products":[],"realm":"wall","instanceType":"sbx","cookieId":"usid-1"}',
    },
  ])
})

test.each([
  [
    viewRecoActivity(known, { recommenderName: 'home', recoUuid: 'u1' }, ['A1']),
    { recommenderName: 'home', __recoUUID: 'u1', products: [{ id: 'A1' }], ...known },
  ],
  [
    addToCartActivity(guest, [{ id: 'A1', price: { minor: 2550, currency: 'USD' }, quantity: 2 }]),
    { products: [{ id: 'A1', price: 25.5, quantity: 2 }], ...guest },
  ],
])('an activity is posted as the rule built it (REC-15, REC-19)', async (activity, body) => {
  const { client, transport } = requestFor({ 'POST /v3/activities/{site}/{name}': reply({}) })
  expect(await client.track(activity)).toBeUndefined()
  expect(transport.calls[0]?.address).toBe(`https://recs.test/v3/activities/wall-Art/${activity.name}`)
  expect(JSON.parse(transport.calls[0]?.body ?? '')).toEqual(body)
})

test('a refusal is an error, and nothing is sent twice', async () => {
  const { client, transport } = requestFor({ 'POST /recs/{site}/{recommender}': reply({}, { status: 500 }) })
  await expect(client.product('home', { identity: guest })).rejects.toMatchObject({ code: 'server' })
  expect(transport.calls).toHaveLength(1)
})
