import { jest } from '@jest/globals'
import { createHttp } from '../http/http.ts'
import { withCache } from '../http/with-cache.ts'
import { getProductContract } from '../operations/get-product.contract.ts'
import { searchProductsContract } from '../operations/search-products.contract.ts'
import type { MockHandler } from '../testing/mock-handlers.ts'
import { failNetwork, reply } from '../testing/mock-handlers.ts'
import { createMockFetch, type MockRoutes } from '../testing/mock-fetch.ts'
import { createProductLookupClient } from './product-lookup.ts'
import { createProductSearchClient } from './product-search.ts'

function products(routes: MockRoutes, currency?: string) {
  const warnings: unknown[] = []
  const log = { warn: (...given: readonly unknown[]) => void warnings.push(given) }
  const transport = createMockFetch(routes)
  const http = createHttp({ services: { commerce: 'https://scapi.test' }, transport })
  const scope = {
    organizationId: 'f',
    siteId: 'Art',
    locale: 'en-US',
    ...(currency ? { currency } : {}),
  } as const
  const client = {
    ...createProductLookupClient(http, { ...scope, log, contracts: { product: getProductContract } }),
    ...createProductSearchClient(http, { ...scope, contracts: { search: searchProductsContract } }),
  }
  return { client, transport, warnings }
}

const PATH = 'https://scapi.test/product/shopper-products/v1/organizations/f/products'

// Knows every product but the unknown one.
const known: MockHandler = (call, clock) => {
  const ids = (new URL(call.address).searchParams.get('ids') ?? '').split(',')
  return reply({ data: ids.filter(id => id !== 'unknown').map(id => ({ id })) })(call, clock)
}

test('a product is asked for with everything a page shows (API-04)', async () => {
  const { client, transport } = products({ 'GET /products/{id}': reply({ id: 'A/1' }) }, 'CAD')
  expect(await client.product('A/1')).toMatchObject({ id: 'A/1' })
  const expand = 'availability,promotions,options,images,prices,variations,set_products,bundled_products'
  expect(transport.calls.map(({ address }) => address)).toEqual([
    `${PATH}/A%2F1?expand=${encodeURIComponent(expand)}&allImages=true&perPricebook=true&siteId=Art&locale=en-US&currency=CAD`,
  ])
})

test('many products are asked for 24 a call, each once, and joined in their order (API-05)', async () => {
  const { client, transport } = products({ 'GET /products': known })
  const ids = Array.from({ length: 25 }, (_, index) => `P${index}`)
  const found = await client.products([...ids, 'P0', 'unknown'])
  expect(found.map(({ id }) => id)).toEqual(ids)
  const requested = transport.calls.map(({ address }) => new URL(address).searchParams)
  expect(requested.map(query => query.get('ids'))).toEqual([ids.slice(0, 24).join(','), 'P24,unknown'])
  expect(requested[0]?.get('expand')).toBe('availability,links,promotions,options,images,prices,variations')
  expect([requested[0]?.get('allImages'), requested[0]?.get('perPricebook')]).toEqual(['true', 'true'])
})

test('clients with the same contract check a cached list once (one client is made for each request)', async () => {
  const validate = jest.spyOn(getProductContract['~standard'], 'validate')
  const transport = createMockFetch({ 'GET /products': known })
  const http = withCache(createHttp({ services: { commerce: 'https://scapi.test' }, transport }), {
    store: new Map(),
  })
  const settings = {
    organizationId: 'f',
    siteId: 'Art',
    locale: 'en-US',
    contracts: { product: getProductContract },
  } as const
  const first = await createProductLookupClient(http, settings).products(['A1', 'A2'])
  expect(await createProductLookupClient(http, settings).products(['A1', 'A2'])).toEqual(first)
  expect(transport.calls).toHaveLength(1)
  expect(validate).toHaveBeenCalledTimes(2)
  validate.mockRestore()
})

test('the parts of a bundle are asked for without all their pictures (API-05)', async () => {
  const { client, transport } = products({ 'GET /products': known })
  await client.products(['B1'], { allImages: false })
  expect(transport.calls[0]?.address).toContain('ids=B1&')
  expect(transport.calls[0]?.address).toContain('allImages=false')
})

test('a master without variants is warned about, however it is read (PDP-58)', async () => {
  const master = { id: 'M1', type: { master: true } }
  const variants = [{ productId: 'V1', orderable: true }]
  const { client, warnings } = products({
    'GET /products/{id}': reply(master),
    'GET /products': reply({
      data: [{ ...master, id: 'M2' }, { ...master, id: 'M3', variants }, { id: 'A1' }],
    }),
  })
  await client.product('M1')
  await client.products(['M2', 'M3', 'A1'])
  expect(warnings).toEqual(
    ['M1', 'M2'].map(id => [
      { id, problem: 'product.master-without-variants' },
      'A master product has no variants. Please provide its variant details.',
    ]),
  )
})

test('without a log the console is warned (PDP-58)', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const transport = createMockFetch({ 'GET /products/{id}': reply({ id: 'M1', type: { master: true } }) })
  const client = createProductLookupClient(
    createHttp({ services: { commerce: 'https://scapi.test' }, transport }),
    {
      organizationId: 'f',
      siteId: 'Art',
      locale: 'en-US',
      contracts: { product: getProductContract },
    },
  )
  await client.product('M1')
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

test('no products are known without asking', async () => {
  const { client, transport } = products({})
  expect(await client.products([])).toEqual([])
  expect(transport.calls).toEqual([])
})

test('one call of several that fails fails them all', async () => {
  const { client } = products({ 'GET /products': failNetwork() })
  await expect(client.products(['A'])).rejects.toMatchObject({ code: 'network' })
})

test('a search sends each refinement by itself, 10 products from 0 on unless told otherwise (API-20, PLP-23, PLP-24)', async () => {
  const { client, transport } = products({ 'GET /product-search': reply({ total: 0 }) })
  await client.search({ term: 'cats & dogs', refine: ['cgid=rooms', 'price=(1..9)'], sort: 'newest' })
  await client.search({ limit: 25, offset: 50 })
  expect(transport.calls.map(({ address }) => address.replace(/.*product-search/, ''))).toEqual([
    '?q=cats+%26+dogs&refine=cgid%3Drooms&refine=price%3D%281..9%29&sort=newest&limit=10&offset=0&siteId=Art&locale=en-US',
    '?limit=25&offset=50&siteId=Art&locale=en-US',
  ])
})

test.each([
  [404, 'not-found'],
  [500, 'server'],
])('a refusal with %i is the error %s', async (status, code) => {
  const { client } = products({ 'GET /products/{id}': reply({}, { status }) })
  await expect(client.product('A1')).rejects.toMatchObject({ code, status })
})
