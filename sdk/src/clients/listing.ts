import { ConfigError } from '../errors/config-error.ts'
import type { CallOptions, QueryValue } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Listing } from '../model/listing.ts'
import type { Contract } from '../operations/contract.ts'
import { searchListing } from '../operations/search-listing.ts'
import { imageListQuery, listQuery, type ListQueryInput } from '../rules/list/list-query.ts'

/** The contracts that the client of the lists checks answers with. */
export interface ListingContracts {
  readonly listing: Contract<Listing>
}

/** Reads product lists and search results of one brand. */
export interface ListingClient {
  /** One page, of 10 products unless told otherwise. */
  readonly search: (question: ListQueryInput, options?: CallOptions) => Promise<Listing>
  /** The works on one image; they are only answered together with filters, which may be empty. */
  readonly worksOnImage: (img: string, question: ListQueryInput, options?: CallOptions) => Promise<Listing>
}

/** Makes the client of one brand's lists. */
export function createListingClient(http: Http, contracts: ListingContracts): ListingClient {
  const read = (query: URLSearchParams, options?: CallOptions) =>
    http.send(searchListing, { ...options, contract: contracts.listing, query: valuesOf(query) })

  return {
    search: (question, options) => read(listQuery(question), options),
    async worksOnImage(img, question, options) {
      const query = imageListQuery(img, question)
      if (!query.ok) throw new ConfigError(query.error.message, searchListing.id)
      return read(query.value, options)
    },
  }
}

function valuesOf(query: URLSearchParams): Readonly<Record<string, QueryValue>> {
  const { repeated = [] } = searchListing
  return Object.fromEntries(
    searchListing.query.map(name => [
      name,
      repeated.includes(name) ? query.getAll(name) : (query.get(name) ?? undefined),
    ]),
  )
}
