import { createHttp } from '../http/http.ts'
import { searchListingContract } from '../operations/search-listing.contract.ts'
import type { MockHandler } from '../testing/mock-handlers.ts'
import { reply } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { createListingClient } from './listing.ts'

const SEARCH = 'https://search.test/art/v1/search'
const BEST = 'sort=best-matches&orderBy=relevance&orderByDirection=desc'
const HIT = { productId: 'A1', imageid: 'I1', name: 'A', price: 5, url: '/a' }

function lists(answer: MockHandler) {
  const transport = createMockFetch({ 'GET /search': answer })
  const http = createHttp({ services: { search: SEARCH }, transport })
  const client = createListingClient(http, { contracts: { listing: searchListingContract } })
  return { client, addresses: () => transport.calls.map(({ address }) => address.replace(SEARCH, '')) }
}

test('a list is asked for at the address of the service itself, each filter by itself (API-03, PLP-20)', async () => {
  const { client, addresses } = lists(reply({ total: 1, hits: [HIT] }))
  const filters = [
    { attributeId: 'size', values: ['Large'] },
    { attributeId: 'color', values: ['Red', 'Blue, dark'] },
  ]
  expect(await client.search({ categoryId: 'cats', filters, page: 3, limit: 60 })).toMatchObject({
    total: 1,
    hits: [{ productId: 'A1' }],
  })
  await client.search({ term: 'cats & dogs' })
  expect(addresses()).toEqual([
    `?categoryId=cats&limit=60&page=3&offset=120&${BEST}&filters=color%3ABlue%2C+dark&filters=color%3ARed&filters=size%3ALarge`,
    `?limit=10&page=1&offset=0&${BEST}&term=cats+%26+dogs`,
  ])
})

test.each([
  [404, 'not-found'],
  [418, 'http'],
])('a list refused with %i is the error %s', async (status, code) => {
  const { client } = lists(reply({}, { status }))
  await expect(client.search({})).rejects.toMatchObject({ code, operation: 'search-listing' })
})

test('the works on one image are asked for with filters, or it is a mistake (PLP-72)', async () => {
  const { client, addresses } = lists(reply({ total: 0 }))
  await client.searchByImages(['I1'], { filters: [] })
  await expect(client.searchByImages(['I1'], {})).rejects.toMatchObject({
    code: 'config',
    message: 'Missing required "filters" argument',
  })
  expect(addresses()).toEqual([`?limit=10&page=1&offset=0&${BEST}&img=I1`])
})

test.each([{ limit: -3 }, { limit: 1.5 }, { limit: Number.NaN }, { page: 0 }, { page: Number.NaN }])(
  'a search takes no %j',
  async input => {
    const [name] = Object.keys(input)
    const { client, addresses } = lists(reply({ total: 0 }))
    await expect(client.search(input)).rejects.toThrow(`search takes ${name} as a whole number from 1.`)
    expect(addresses()).toEqual([])
  },
)
