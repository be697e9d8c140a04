// listing-page.ts
import {
  clearFilters,
  filterChips,
  formatMoney,
  isFilterSelected,
  listAddress,
  listError,
  listPagination,
  listRobots,
  parseListState,
  removeFilter,
  resultCount,
  SORT_OPTIONS,
  toggleFilter,
  type ListState,
  type PageAddress,
} from '@wallart/sdk'
import { createListingClient } from '@wallart/sdk/clients/listing'
import { listingPages } from '@wallart/sdk/clients/listing-pages'
import { searchListingContract } from '@wallart/sdk/contracts/search-listing'
import type { Http } from '@wallart/sdk/http'
import { createListings } from '@wallart/sdk/services/listing'
import type { Logger } from '@wallart/sdk/services/logger'

/** All that the page of a category shows; its state is nowhere but in its address. */
export async function loadListingPage(http: Http, categoryId: string, address: PageAddress, log: Logger) {
  const state = parseListState(address) // whatever the address cannot mean is ignored
  const addressFor = (next: ListState) => listAddress(address.pathname, next)
  const client = createListingClient(http, { contracts: { listing: searchListingContract } })
  const listing = await createListings(client, { log }).search({ ...state, categoryId })
  return {
    problem: listError(listing.errorCode)?.message,
    heading: listing.seo.h1,
    count: resultCount(listing.total).message,
    tiles: listing.hits.map(({ name, url, price, image }) => ({
      name,
      url,
      image,
      price: formatMoney(price, 'en-US'),
    })),
    filters: listing.filters.map(({ attributeId, label, values }) => ({
      label,
      values: values.map(({ value, label: name, count }) => ({
        name,
        count,
        isChosen: isFilterSelected(state.filters, attributeId, value),
        address: addressFor(toggleFilter(state, attributeId, value)), // starts at page 1 again
      })),
    })),
    chosen: filterChips(listing.filters, state.filters).map(({ attributeId, value, label }) => ({
      label,
      addressWithout: addressFor(removeFilter(state, attributeId, value)),
    })),
    addressWithoutFilters: addressFor(clearFilters(state)),
    sorts: SORT_OPTIONS.map(({ id, label }) => ({
      label,
      isCurrent: id === state.sort,
      address: addressFor({ ...state, sort: id, page: 1 }),
    })),
    pagination: listPagination(address.pathname, state, listing.total),
    robots: listRobots(state, listing.total),
  }
}

/** The addresses of all works of a category of one color, page after page. */
export async function* workAddresses(http: Http, categoryId: string, color: string) {
  const client = createListingClient(http, { contracts: { listing: searchListingContract } })
  const query = { categoryId, filters: [{ attributeId: 'color', values: [color] }], limit: 60 }
  for await (const { hits } of listingPages(client, query)) for (const { url } of hits) yield url
}
