import type { CommerceScope } from './commerce-scope.ts'
import { ConfigError } from '../errors/config-error.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions, QueryValue } from '../http/call.ts'
import { refuseUnknown } from '../http/refuse-unknown.ts'
import type { Http } from '../http/http.ts'
import type { Listing } from '../model/listing.ts'
import type { Contract } from '../model/contract.ts'
import { searchListing } from '../operations/search-listing.ts'
import { DEFAULT_SORT, SORT_ORDERS } from '../rules/list/list-sort.ts'
import { imageListQuery, listQuery, type ListQueryInput } from '../rules/list/list-query.ts'
import type { ClientOptions } from './client-options.ts'
import { checkedOptions } from './fetching/checked-options.ts'

/** The contracts of the client for lists. */
export interface ListingContracts {
  readonly listing: Contract<Listing>
}

/** Reads product lists and search results of one brand. */
export interface ListingClient {
  /** One page, of 10 products unless told otherwise. */
  readonly search: (input: ListQueryInput, options?: CallOptions) => Promise<Listing>
  /** The works on images; they are only answered together with filters, which may be empty. */
  readonly searchByImages: (
    imageIds: readonly string[],
    input: ListQueryInput,
    options?: CallOptions,
  ) => Promise<Listing>
}

const NEEDED: NeededArguments<ListingClient> = {
  search: ['input:object'],
  searchByImages: ['imageIds:array', 'input:object'],
}

const INPUT: Readonly<Record<keyof ListQueryInput, 1>> = {
  term: 1,
  categoryId: 1,
  filters: 1,
  sort: 1,
  page: 1,
  limit: 1,
  img: 1,
}

/**
 * Creates the client for one brand's lists, whose headings and filters speak the locale.
 * @example
 * const listing = createListingClient(http, { ...scope, contracts: { listing: searchListingContract } })
 * const { hits, total } = await listing.search(query)
 */
export function createListingClient(
  http: Http,
  settings: ClientOptions<ListingContracts, Partial<Pick<CommerceScope, 'locale'>>>,
): ListingClient {
  const { locale, contracts } = checkedOptions(http, settings)
  const fetchListing = (query: URLSearchParams, options?: CallOptions) =>
    http.send(searchListing, {
      ...options,
      contract: contracts.listing,
      query: { ...queryValues(query), locale },
    })

  return checkedCalls(NEEDED, {
    search: async (input, options) => fetchListing(checkedQuery(input, listQuery), options),
    async searchByImages(imageIds, input, options) {
      const query = checkedQuery(input, given => imageListQuery(imageIds, given))
      if (!query.ok) throw new ConfigError(query.error.message, searchListing.id)
      return fetchListing(query.value, options)
    },
  })
}

// In a program without types, all of it can be anything.
function checkedQuery<T>(input: ListQueryInput, query: (input: ListQueryInput) => T): T {
  const { sort = DEFAULT_SORT, filters = [] } = input
  refuseUnknown('search', input, INPUT)
  refuseUnknown('search', { [sort]: sort }, SORT_ORDERS)
  for (const name of ['page', 'limit'] as const)
    if (!Number.isInteger(input[name] ?? 1) || Number(input[name]) < 1)
      throw new ConfigError(`search takes ${name} as a whole number from 1.`)
  if (!(Array.isArray(filters) && filters.every(isFilter)))
    throw new ConfigError('search takes filters as [{ attributeId, values: [] }].')
  return query(input)
}

function isFilter(filter: unknown): boolean {
  const { attributeId, values } = Object(filter)
  return typeof attributeId === 'string' && Array.isArray(values)
}

function queryValues(query: URLSearchParams): Readonly<Record<string, QueryValue>> {
  const { repeated = [] } = searchListing
  return Object.fromEntries(
    searchListing.query.map(name => [
      name,
      repeated.includes(name) ? query.getAll(name) : (query.get(name) ?? undefined),
    ]),
  )
}
