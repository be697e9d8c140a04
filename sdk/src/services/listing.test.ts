import type { ListingClient } from '../clients/listing.ts'
import { ConfigError } from '../errors/config-error.ts'
import { AbortedError, NetworkError } from '../errors/connection-errors.ts'
import { ContractError } from '../errors/contract-error.ts'
import { createHttpError } from '../errors/http-status-errors.ts'
import type { Listing } from '../model/listing.ts'
import { listError } from '../rules/list/list-error.ts'
import { createListings } from './listing.ts'

const CONTEXT = { operation: 'search-listing' }
const LISTING: Listing = {
  hits: [],
  total: 3,
  filters: [],
  sortOptions: [],
  facets: [],
  breadcrumbs: [],
  seo: { h1: 'Cats', title: '', description: '', galleryDescription: '' },
  dropped: 0,
}

function lists(answer: () => Promise<Listing>) {
  const messages: unknown[] = []
  const client: ListingClient = { search: answer, searchByImages: answer }
  const log = {
    warn: (details: Record<string, unknown>, message: string) => void messages.push([message, details]),
  }
  return { messages, ...createListings(client, { log }) }
}

const failing = (error: Error) =>
  lists(async () => {
    throw error
  })

test('a list is what the service says it is', async () => {
  const { search, searchByImages, messages } = lists(() => Promise.resolve(LISTING))
  expect(await search({})).toBe(LISTING)
  expect(await searchByImages(['I1'], { filters: [] })).toBe(LISTING)
  expect(messages).toEqual([])
})

test('a 404 that may come from another server is logged', async () => {
  const { search, messages } = failing(createHttpError({ status: 404, hint: 'Check the address.' }, CONTEXT))
  expect(await search({ term: 'sea' })).toMatchObject({ errorCode: 404, hits: [] })
  expect(messages).toMatchObject([['a list could not be read', { error: { hint: 'Check the address.' } }]])
})

test('a list that does not exist is empty and has the error code 404, which is not logged (PLP-57, PLP-60)', async () => {
  const { search, messages } = failing(createHttpError({ status: 404 }, CONTEXT))
  const listing = await search({})
  expect(listing).toMatchObject({ errorCode: 404, hits: [], total: 0, seo: { h1: '' }, dropped: 0 })
  expect(listError(listing.errorCode)?.message).toBe('Category Not Found')
  expect(messages).toEqual([])
})

test.each([
  ['refused', createHttpError({ status: 403, sentence: 'jane@example.com' }, CONTEXT)],
  ['broken', new ContractError([{ pointer: '/total', message: 'x' }], CONTEXT)],
  ['out of reach', new NetworkError(CONTEXT)],
])(
  'a list that is %s is empty, has the error code 500 and is logged (PLP-58, PLP-59, PLP-61)',
  async (_, error) => {
    const { search, messages } = failing(error)
    const listing = await search({})
    expect(listing).toMatchObject({ errorCode: 500, hits: [], total: 0 })
    expect(listError(listing.errorCode)?.message).toBe('HTTP Error 500 occurred.')
    expect(messages).toEqual([['a list could not be read', { error: error.toJSON() }]])
    expect(JSON.stringify(messages)).not.toContain('jane')
  },
)

test.each([
  new AbortedError(CONTEXT),
  new ConfigError('Missing required "filters" argument'),
  new TypeError('a bug'),
])('%p is no state of a list', async error => {
  await expect(failing(error).search({})).rejects.toBe(error)
})

test('hits that cannot be shown are reported', async () => {
  const { search, messages } = lists(() => Promise.resolve({ ...LISTING, dropped: 2 }))
  expect(await search({})).toMatchObject({ total: 3, dropped: 2 })
  expect(messages).toEqual([['some products of a list cannot be shown', { dropped: 2 }]])
})

test('without works on an image there is no such list (ERR-22)', async () => {
  const { searchByImages } = lists(() => Promise.resolve({ ...LISTING, total: 0 }))
  expect(await searchByImages(['I1'], { filters: [] })).toMatchObject({ errorCode: 404 })
  const broken = failing(new NetworkError(CONTEXT))
  expect(await broken.searchByImages(['I1'], { filters: [] })).toMatchObject({ errorCode: 500 })
})
