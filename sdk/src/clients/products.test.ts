import { createHttp } from '../http/http.ts'
import { getArtProductContract } from '../operations/get-art-product.contract.ts'
import { getProductContract } from '../operations/get-product.contract.ts'
import { getProductGroupContract } from '../operations/get-product-group.contract.ts'
import { getRatingsContract } from '../operations/get-ratings.contract.ts'
import { getSimilarProductsContract } from '../operations/get-similar-products.contract.ts'
import { getTaxonomyContract } from '../operations/get-taxonomy.contract.ts'
import { searchProductsContract } from '../operations/search-products.contract.ts'
import { failNetwork, reply } from '../testing/mock-handlers.ts'
import { createMockFetch, type MockRoutes } from '../testing/mock-fetch.ts'
import { createProductsClient } from './products.ts'

const contracts = {
  group: getProductGroupContract,
  similar: getSimilarProductsContract,
  taxonomy: getTaxonomyContract,
  ratings: getRatingsContract,
  product: getProductContract,
  search: searchProductsContract,
  records: getArtProductContract,
}

const transport404 = async () => new Response('404 Not Found', { status: 404 })

const NEW_YEAR = Date.UTC(2025, 0, 1, 23, 59)

function groups(routes: MockRoutes) {
  const transport = createMockFetch(routes)
  const http = createHttp({ services: { bizapi: 'https://biz.test' }, transport, random: () => 0 })
  const client = createProductsClient(http, {
    organizationId: 'f',
    siteId: 'AllPosters',
    locale: 'en-US',
    contracts,
  })
  return { client, addresses: () => transport.calls.map(({ address }) => decodeURIComponent(address)) }
}

test('a work is asked for by its key, for a day and a place (API-02, API-15, S-61)', async () => {
  const { client, addresses } = groups({ 'GET /v1/products/groups/{upi}': reply({ title: 'Quiet Ridge' }) })
  expect(await client.group({ upi: 'A1' }, { at: NEW_YEAR })).toMatchObject({
    title: 'Quiet Ridge',
    products: [],
  })
  await client.group({ apnum: '1042' }, { at: NEW_YEAR, zipCode: '10001' })
  const requested =
    'filterBy=status:available,productType:request&includes=services,salesforce-payload,fulfillment,seo'
  expect(addresses()).toEqual([
    `https://biz.test/v1/products/groups/A1?${requested}&searchBy=upi&siteId=AllPosters&date=2025-01-01&zipCode=66952&locale=en-US`,
    `https://biz.test/v1/products/groups/1042?${requested}&searchBy=apnum&siteId=AllPosters&date=2025-01-01&zipCode=10001&locale=en-US`,
  ])
})

test.each([
  [404, 'not-found', 'Product Not Found. UPI: A1'],
  [403, 'forbidden', 'Fetch product failed with status: 403'],
  [503, 'server', 'Fetch product failed with status: 503'],
])('a work refused with %i is the error %s: %s (ERR-18, ERR-19, ERR-21)', async (status, code, message) => {
  const { client } = groups({ 'GET /v1/products/groups/{upi}': reply({}, { status }) })
  await expect(client.group({ upi: 'A1' }, { at: NEW_YEAR })).rejects.toMatchObject({ status, code, message })
})

test('a refused work names its operation, and what to do', async () => {
  const { client } = groups({ 'GET /v1/products/groups/{upi}': reply({}, { status: 401 }) })
  await expect(client.group({ upi: 'A1' }, { at: NEW_YEAR })).rejects.toMatchObject({
    message: 'Fetch product failed with status: 401',
    operation: 'get-product-group',
    hint: 'Add the headers it asks for to services.',
  })
})

test.each([
  ['group', 'get-product-group'],
  ['records', 'get-art-product'],
  ['ratings', 'get-ratings'],
] as const)('the 404 of another server names the address to check: %s', async (name, operation) => {
  const services = { bizapi: 'https://biz.test/wrong', products: 'https://biz.test/wrong' }
  const http = createHttp({ services, transport: transport404 })
  const client = createProductsClient(http, {
    organizationId: 'f',
    siteId: 'Art',
    locale: 'en-US',
    contracts,
  })
  const calls = {
    group: () => client.group({ upi: 'A1' }, { at: NEW_YEAR }),
    records: () => client.records('A1'),
    ratings: () => client.ratings(),
  }
  await expect(calls[name]()).rejects.toMatchObject({
    code: 'unreadable',
    message: `${operation} answered something unreadable: a 404 without JSON`,
    hint: expect.stringMatching(/^Check that https:\/\/biz.test is the address of the service/),
  })
})

test('a service that cannot be reached is no refusal and keeps its own words', async () => {
  const { client } = groups({ 'GET /v1/products/groups/{upi}': failNetwork() })
  await expect(client.group({ upi: 'A1' }, { at: NEW_YEAR })).rejects.toMatchObject({
    code: 'network',
    message: 'get-product-group could not reach https://biz.test (unknown)',
  })
})

test('similar items are 10 unless told otherwise, and a failure is an error (REC-21, REC-23, REC-24)', async () => {
  const { client, addresses } = groups({ 'GET /v4/products/{upi}/similarities': reply({ similarItems: [] }) })
  expect(await client.similar('A1')).toEqual([])
  await client.similar('A1', { count: 20 })
  expect(addresses()).toEqual([
    'https://biz.test/v4/products/A1/similarities?count=10&siteId=AllPosters',
    'https://biz.test/v4/products/A1/similarities?count=20&siteId=AllPosters',
  ])
  const broken = groups({ 'GET /v4/products/{upi}/similarities': reply({}, { status: 500 }) })
  await expect(broken.client.similar('A1')).rejects.toMatchObject({ code: 'server' })
  expect(broken.addresses()).toHaveLength(1)
})

test('a taxonomy is asked for with its categories and breadcrumbs (API-01)', async () => {
  const { client, addresses } = groups({ 'GET /v3/taxonomy/{upi}': reply({ expand: {} }) })
  expect(await client.taxonomy('A1')).toEqual({ categories: [], breadcrumbs: [] })
  expect(addresses()).toEqual(['https://biz.test/v3/taxonomy/A1?expand=categories,breadcrumbs&locale=en-US'])
})

test('ratings are asked for with or without what they include (RAT-10)', async () => {
  const { client, addresses } = groups({ 'GET /v4/products/ratings': reply({ averageRatings: 4.5 }) })
  expect(await client.ratings()).toMatchObject({ averageRatings: 4.5 })
  await client.ratings({ includes: ['services', 'breakdown'] })
  expect(addresses()).toEqual([
    'https://biz.test/v4/products/ratings',
    'https://biz.test/v4/products/ratings?includes=services,breakdown',
  ])
})

test("refused ratings say 'Fetch ratings failed with status' and which (RAT-12)", async () => {
  const { client } = groups({ 'GET /v4/products/ratings': reply({}, { status: 418 }) })
  await expect(client.ratings()).rejects.toMatchObject({
    status: 418,
    message: 'Fetch ratings failed with status',
  })
})
