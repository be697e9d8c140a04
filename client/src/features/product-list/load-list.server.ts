import {
  listError,
  listStatus,
  offeredFilters,
  parseListState,
  type Listing,
  type ListState,
} from '@wallart/sdk'
import { isIndexed } from '../../framework/head-view.ts'
import { missing, type Missing } from '../../framework/loader.server.ts'
import type { PageRequest } from '../../framework/page-request.server.ts'
import { UpstreamError } from '../../framework/upstream-error.server.ts'
import { explainEmptyResult } from './explain-empty-result.server.ts'
import type { ListPageInput } from './list-page-parts.server.ts'
import { listStructuredData } from './list-structured-data.server.ts'
import { listView } from './list-view.server.ts'
import type { ListView } from './list-view.ts'
import { localizedListing } from './localized-listing.server.ts'

interface LoadedList {
  readonly kind: 'list'
  readonly view: ListView
  readonly status: 200 | 404
  readonly structuredData: readonly object[]
}

/** Reads the list of a page's address: what to show, or that there is none. */
export async function loadList(
  request: PageRequest,
  query: { readonly categoryId?: string } = {},
  fallback?: Promise<ListPageInput['fallback']>,
): Promise<LoadedList | Missing> {
  const { url, context, address, t } = request
  const [{ state, listing }, resolvedFallback] = await Promise.all([
    requestListing(request, query, parseListState(url)),
    fallback,
  ])
  if (listing.errorCode === 404) return missing()
  const error = listError(listing.errorCode)
  if (error) throw new UpstreamError(error.message)
  const status = listStatus(state, listing.total)
  const emptyResult = status === 404 ? await explainEmptyResult(request, query, state, listing) : undefined
  const { pathname } = url
  const { categoryId } = query
  const origin = categoryId ? ({ kind: 'category', id: categoryId } as const) : searchOrigin(state)
  const localized = localizedListing(listing, state, { context, t })
  const view = listView({
    pathname,
    state,
    listing: localized,
    context,
    address,
    t,
    emptyResult,
    origin,
    ...(resolvedFallback && { fallback: resolvedFallback }),
  })
  const structuredData = isIndexed(view.head) ? [listStructuredData(localized, address)] : []
  return { kind: 'list', view, status, structuredData }
}

// A filter that the list does not have is ignored, as any other parameter that the page does not know.
async function requestListing(
  { shop, signal }: Pick<PageRequest, 'shop' | 'signal'>,
  query: { readonly categoryId?: string },
  state: ListState,
): Promise<{ readonly state: ListState; readonly listing: Listing }> {
  const listing = await shop.listings.search({ ...query, ...state }, { signal })
  const filters = offeredFilters(state.filters, listing.filters)
  if (listing.errorCode !== undefined || filters.length === state.filters.length) return { state, listing }
  return requestListing({ shop, signal }, query, { ...state, filters })
}

function searchOrigin({ term = '' }: ListState): ListView['origin'] {
  return { kind: 'search', term }
}
