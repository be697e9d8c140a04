import { createHttp } from '@wallart/sdk/http'
import { openShop } from '@wallart/sdk/services/shop'
import request from 'supertest'
import { openStorefront, type StorefrontAndUpstream } from '../testing/prebuilt.ts'

const scope = { organizationId: 'f_ecom_wallart', siteId: 'Art', locale: 'en-US' } as const

const LISTING = {
  hits: [],
  total: 0,
  filters: [],
  sortOptions: [],
  facets: [],
  breadcrumbs: [],
  seo: { h1: 'Rooms', title: '', description: '', galleryDescription: '' },
  dropped: 0,
}

let shop: StorefrontAndUpstream

beforeAll(async () => {
  shop = await openStorefront({
    overrides: {
      shops: () => ({
        ...openShop(createHttp({ services: {} }), { ...scope, log: { warn() {} } }),
        listings: { search: async () => LISTING, searchByImages: async () => LISTING },
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
    },
  })
})

afterAll(() => shop.upstream.close())

test('where the categories fail, the home page shows its works without them, and is cached for seconds', async () => {
  const { beforeSame, faults, calm } = shop
  const { app } = await beforeSame()
  await faults('get-category', { status: 503 })
  const { text } = await request(app)
    .get('/')
    .expect(200)
    .expect('cache-control', 'public, max-age=0, s-maxage=15')
  await calm()
  expect(text).toContain('href="/products/')
})

test.each(['/', '/category/rooms', '/_data/'])(
  '%s without its menu is cached for seconds, not minutes',
  async path => {
    await request(shop.app).get(path).expect(200).expect('cache-control', 'public, max-age=0, s-maxage=15')
  },
)
