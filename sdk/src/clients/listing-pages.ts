import type { CallOptions } from '../http/call.ts'
import { requireArguments } from '../http/require-arguments.ts'
import type { Listing } from '../model/listing.ts'
import { listPageCount, pageFromQuery } from '../rules/list/list-page.ts'
import { listQuery, type ListQueryInput } from '../rules/list/list-query.ts'
import type { ListingClient } from './listing.ts'

/**
 * The pages of a list from the requested one on, each fetched when it is read.
 * @example
 * for await (const { hits } of listingPages(listing, query)) console.log(hits.length)
 */
export async function* listingPages(
  client: Pick<ListingClient, 'search'>,
  input: ListQueryInput,
  options?: CallOptions,
): AsyncGenerator<Listing, void> {
  requireArguments('listingPages', { 'client.search()': Object(client).search, input })
  const first = listQuery(input)
  const limit = Number(first.get('limit'))
  for (let page = pageFromQuery(first.get('page')); ; page += 1) {
    const listing = await client.search({ ...input, page }, options)
    if (listing.hits.length === 0) return
    yield listing
    if (page >= listPageCount(listing.total, limit)) return
  }
}
