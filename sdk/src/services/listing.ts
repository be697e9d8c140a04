import type { ListingClient } from '../clients/listing.ts'
import { SdkError } from '../errors/sdk-error.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Listing } from '../model/listing.ts'
import type { ListQueryInput } from '../rules/list/list-query.ts'
import { reportDegraded, type ServiceOptions } from './service-options.ts'
import { requireClient } from './set-up/require-client.ts'

/** The lists of the shop; one that cannot be read is empty and has an error code, which listError says in words. */
export interface Listings {
  /** A page of a category or of search results; 404 where the shop has no such list, else 500. */
  readonly search: (input: ListQueryInput, options?: CallOptions) => Promise<Listing>
  /** The works on images, in one call; without any there is no such list. */
  readonly searchByImages: (
    imageIds: readonly string[],
    input: ListQueryInput,
    options?: CallOptions,
  ) => Promise<Listing>
}

const NEEDED: NeededArguments<Listings> = {
  search: ['input:object'],
  searchByImages: ['imageIds:array', 'input:object'],
}

/**
 * Creates the lists of one shop.
 * @example
 * const listings = createListings(listing, { log })
 * const { hits, errorCode } = await listings.search(query)
 */
export function createListings(client: ListingClient, options: ServiceOptions): Listings {
  requireClient('createListings', client, 'search', options)
  return checkedCalls(NEEDED, {
    search: (input, call) => resolveListing(client.search(input, call), options),
    async searchByImages(imageIds, input, call) {
      const listing = await resolveListing(client.searchByImages(imageIds, input, call), options)
      return listing.errorCode === undefined && listing.total === 0 ? emptyListing(404) : listing
    },
  })
}

async function resolveListing(call: Promise<Listing>, options: ServiceOptions): Promise<Listing> {
  try {
    const listing = await call
    const { dropped } = listing
    if (dropped > 0) options.log.warn({ dropped }, 'some products of a list cannot be shown')
    return listing
  } catch (error) {
    if (!isRecoverable(error)) throw error
    const isMissing = error.code === 'not-found'
    // A 404 with a hint may come from another server.
    if (!isMissing || error.hint) reportDegraded(options, error, 'a list could not be read')
    return emptyListing(isMissing ? 404 : 500)
  }
}

// A mistake of the caller and a change of mind are no state of the list.
function isRecoverable(error: unknown): error is SdkError {
  return SdkError.is(error) && error.code !== 'config' && error.code !== 'aborted'
}

function emptyListing(errorCode: number): Listing {
  return {
    hits: [],
    total: 0,
    filters: [],
    sortOptions: [],
    facets: [],
    breadcrumbs: [],
    seo: { h1: '', title: '', description: '', galleryDescription: '' },
    dropped: 0,
    errorCode,
  }
}
