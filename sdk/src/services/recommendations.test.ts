import type { RecommendationsClient } from '../clients/recommendations.ts'
import { NetworkError } from '../errors/connection-errors.ts'
import type { PlatformProduct } from '../model/platform-product.ts'
import { createRecommendations, type ProductLookup } from './recommendations.ts'

const question = { identity: { realm: 'wall', instanceType: 'sbx', cookieId: 'usid-1' } } as const
const failing = () => Promise.reject(new NetworkError({ operation: 'get-recommendations' }))

const rec = (id: string) => ({ id, productName: id, productUrl: `/p/${id}`, imageUrl: `/i/${id}` })

const product = (id: string): PlatformProduct => ({
  id,
  name: id,
  type: 'master',
  imageIds: [],
  hgtv: false,
  imageGroups: [],
  variationAttributes: [],
  variationValues: {},
  variants: [],
  priceRanges: [],
  tieredPrices: [],
  promotions: [],
  setProductIds: [],
  bundledProducts: [],
})

const recommendProducts = (...ids: string[]): RecommendationsClient['product'] => {
  return async recommenderName => ({ recommenderName, recoUuid: 'u-1', recs: ids.map(rec) })
}

function recommendations(client: Partial<RecommendationsClient>, products: ProductLookup) {
  const messages: string[] = []
  const whole = { recommenders: failing, product: failing, zone: failing, track: failing, ...client }
  const log = { warn: (_: unknown, message: string) => void messages.push(message) }
  return { messages, ...createRecommendations(whole, { products, log }) }
}

test.each(['product', 'zone'] as const)(
  'what is recommended by %s is shown as the shop knows it, and not at all when it does not (REC-08)',
  async way => {
    const requests: unknown[] = []
    const shop = recommendations({ [way]: recommendProducts('A1', 'A2', 'A1') }, async ids => {
      requests.push(ids)
      return [product('A1')]
    })
    expect(await shop[way]('home', question)).toEqual({
      recommenderName: 'home',
      recoUuid: 'u-1',
      recs: [
        { ...rec('A1'), product: product('A1') },
        { ...rec('A1'), product: product('A1') },
      ],
    })
    expect(requests).toEqual([['A1', 'A2']])
    expect(shop.messages).toEqual([])
  },
)

test.each([
  [undefined, 1500],
  [{ timeoutMs: 300 }, 300],
])('with the options %j products are looked up for %i ms at most (REC-20)', async (call, timeoutMs) => {
  const limits: unknown[] = []
  const shop = recommendations({ product: recommendProducts('A1') }, async (_, options) => {
    limits.push(options?.timeoutMs)
    return [product('A1')]
  })
  await shop.product('home', question, call)
  expect(limits).toEqual([timeoutMs])
})

test('where nothing is recommended, nothing is looked up', async () => {
  const shop = recommendations({ product: recommendProducts() }, () =>
    Promise.reject(new Error('nobody should ask')),
  )
  expect(await shop.product('home', question)).toMatchObject({ recs: [] })
})

test('without the service nothing is recommended, and the log knows why (REC-20)', async () => {
  const shop = recommendations({}, failing)
  expect(await shop.recommenders()).toEqual([])
  expect(await shop.product('home', question)).toEqual({ recommenderName: 'home', recoUuid: '', recs: [] })
  expect(await shop.zone('home', question)).toEqual({ recommenderName: '', recoUuid: '', recs: [] })
  expect(shop.messages).toEqual([
    'the recommenders are missing',
    'the recommendations are missing',
    'the recommendations are missing',
  ])
})

test('without the products nothing is recommended either (REC-20)', async () => {
  const shop = recommendations({ product: recommendProducts('A1') }, failing)
  expect(await shop.product('home', question)).toMatchObject({ recs: [] })
  expect(shop.messages).toEqual(['the recommendations are missing'])
})
