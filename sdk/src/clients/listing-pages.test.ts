import { createHttp } from '../http/http.ts'
import type { Listing } from '../model/listing.ts'
import { searchListingContract } from '../operations/search-listing.contract.ts'
import type { MockHandler } from '../testing/mock-handlers.ts'
import { reply } from '../testing/mock-handlers.ts'
import { createMockFetch } from '../testing/mock-fetch.ts'
import { listingPages } from './listing-pages.ts'
import { createListingClient } from './listing.ts'

const SEARCH = 'https://search.test/art/v1/search'
const HIT = { productId: 'A1', imageid: 'I1', name: 'A', price: 5, url: '/a' }

function lists(answer: MockHandler) {
  const transport = createMockFetch({ 'GET /search': answer })
  const http = createHttp({ services: { search: SEARCH }, transport })
  const client = createListingClient(http, { contracts: { listing: searchListingContract } })
  return { client, addresses: () => transport.calls.map(({ address }) => address.replace(SEARCH, '')) }
}

// Holds so many products, one hit a page.
function holding(total: number): MockHandler {
  return (call, clock) => {
    const page = Number(new URL(call.address).searchParams.get('page'))
    return reply({ total, hits: [{ ...HIT, productId: `A${page}` }] })(call, clock)
  }
}

async function collectNames(pages: AsyncIterable<Listing>): Promise<readonly string[]> {
  const names: string[] = []
  for await (const { hits } of pages) names.push(...hits.map(({ productId }) => productId))
  return names
}

test('the pages of a list come one after the other up to the last', async () => {
  const { client, addresses } = lists(holding(21))
  expect(await collectNames(listingPages(client, { categoryId: 'cats' }))).toEqual(['A1', 'A2', 'A3'])
  expect(addresses().map(address => /page=\d/.exec(address)?.[0])).toEqual(['page=1', 'page=2', 'page=3'])
})

test('the pages start where they are asked to, in the size they are asked for', async () => {
  const { client } = lists(holding(100))
  expect(await collectNames(listingPages(client, { page: 3, limit: 25 }))).toEqual(['A3', 'A4'])
})

test('an unrequested page is not fetched', async () => {
  const { client, addresses } = lists(holding(100))
  for await (const { hits } of listingPages(client, {})) {
    expect(hits).toHaveLength(1)
    break
  }
  expect(addresses()).toHaveLength(1)
})

test('an empty page ends the pages, whatever the service says of its length', async () => {
  const { client, addresses } = lists(reply({ total: 1000, hits: [] }))
  expect(await collectNames(listingPages(client, {}))).toEqual([])
  expect(addresses()).toHaveLength(1)
})

test('an aborted caller gets no further page', async () => {
  const { client } = lists(holding(100))
  const leaving = new AbortController()
  leaving.abort()
  await expect(collectNames(listingPages(client, {}, { signal: leaving.signal }))).rejects.toMatchObject({
    code: 'aborted',
  })
})
