import { createHttp } from '../http/http.ts'
import { getArtProductContract } from '../operations/get-art-product.contract.ts'
import { failNetwork, reply } from '../testing/mock-handlers.ts'
import { createMockFetch, type MockRoutes } from '../testing/mock-fetch.ts'
import { createProductRecordsClient } from './product-records.ts'

const RECORD = { upi: 'A1', imageUrl: '/i.jpg', productUrl: '/a' }

function art(routes: MockRoutes) {
  const transport = createMockFetch(routes)
  const http = createHttp({ services: { products: 'https://products.test' }, transport, random: () => 0 })
  return {
    client: createProductRecordsClient(http, { contracts: { records: getArtProductContract } }),
    transport,
  }
}

test('the products service is asked with lists joined by commas and pairs by colons (API-15)', async () => {
  const { client, transport } = art({ 'GET /v1/products/{upi}': reply([RECORD]) })
  expect(await client.records('A1')).toMatchObject([RECORD])
  await client.records('A1', {
    filterBy: { status: 'available', productType: undefined },
    includes: ['seo', 'services'],
    zipCode: undefined,
  })
  expect(transport.calls.map(({ address }) => decodeURIComponent(address))).toEqual([
    'https://products.test/v1/products/A1',
    'https://products.test/v1/products/A1?filterBy=status:available&includes=seo,services',
  ])
})

test.each([
  [404, 'not-found', 'Product Not Found.'],
  [500, 'server', 'Fetch product failed with status: 500'],
])('a product refused with %i is the error %s: %s (ERR-17, ERR-19)', async (status, code, message) => {
  const { client } = art({ 'GET /v1/products/{upi}': reply({}, { status }) })
  await expect(client.records('A1')).rejects.toMatchObject({ status, code, message })
})

test('an empty answer is not found, and names the UPI (ERR-20, ERR-22)', async () => {
  const { client } = art({ 'GET /v1/products/{upi}': reply([]) })
  await expect(client.records('A1')).rejects.toMatchObject({
    code: 'not-found',
    status: 404,
    operation: 'get-art-product',
    message: 'There are no products available for the UPI: A1',
  })
})

test('a service that cannot be reached keeps its own words', async () => {
  const { client } = art({ 'GET /v1/products/{upi}': failNetwork() })
  await expect(client.records('A1')).rejects.toMatchObject({
    message: 'get-art-product could not reach https://products.test (unknown)',
  })
})
