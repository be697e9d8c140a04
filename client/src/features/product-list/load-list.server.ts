import { listError, listStatus, parseListState, type ListState } from '@wallart/sdk'
import { missing, type Missing } from '../../framework/loader.server.ts'
import type { PageRequest } from '../../framework/page-request.server.ts'
import { UpstreamError } from '../../framework/upstream-error.server.ts'
import { explainEmptyResult } from './explain-empty-result.server.ts'
import type { ListPageInput } from './list-page-parts.server.ts'
import { listView } from './list-view.server.ts'
import type { ListView } from './list-view.ts'
import { localizedListing } from './localized-listing.server.ts'

/** A list that was found, with the status of its page. */
interface LoadedList {
  readonly kind: 'list'
  readonly view: ListView
  readonly status: 200 | 404
}

/** Reads the list of a page's address: what to show, or that there is none. */
export async function loadList(
  request: PageRequest,
  query: { readonly categoryId?: string } = {},
  fallback?: Promise<ListPageInput['fallback']>,
): Promise<LoadedList | Missing> {
  const { url, shop, context, signal, address, t } = request
  const state = parseListState(url)
  const [listing, resolvedFallback] = await Promise.all([
    shop.listings.list({ ...query, ...state }, { signal }),
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
  const view = listView({
    pathname,
    state,
    listing: localizedListing(listing, state, { context, t }),
    context,
    address,
    t,
    emptyResult,
    origin,
    ...(resolvedFallback && { fallback: resolvedFallback }),
  })
  return { kind: 'list', view, status }
}

function searchOrigin({ term = '' }: ListState): ListView['origin'] {
  return { kind: 'search', term }
}
