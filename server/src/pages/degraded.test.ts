import request from 'supertest'
import { openStorefront, type Storefront } from '../testing/storefront.ts'

let shop: Storefront

beforeAll(async () => {
  shop = await openStorefront({
    shops: () => ({
      navigation: {
        menu: async () => [],
        category: async id => ({
          id,
          name: 'Rooms',
          description: '',
          showInMenu: true,
          onlineSubCategoriesCount: 0,
          categories: [],
        }),
      },
    }),
  })
})

afterAll(() => shop.upstream.close())

test.each(['/', '/category/rooms', '/_data/'])(
  '%s without its menu is kept for seconds, not minutes',
  async path => {
    await request(shop.app).get(path).expect(200).expect('cache-control', 'public, max-age=0, s-maxage=15')
  },
)
