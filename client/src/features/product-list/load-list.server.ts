import { listError, listStatus, parseListState, type ListState } from '@wallart/sdk'
import { missing, type Missing } from '../../framework/loaded.server.ts'
import type { PageRequest } from '../../framework/page-request.server.ts'
import { UpstreamError } from '../../framework/upstream-error.server.ts'
import { listTrouble } from './empty-result.server.ts'
import type { ListPageParts } from './list-page-parts.server.ts'
import { listView } from './list-view.server.ts'
import type { ListView } from './list-view.ts'
import { searchWords } from './search-words.server.ts'

/** A list that was found, with the status of its page. */
interface LoadedList {
  readonly kind: 'list'
  readonly view: ListView
  readonly status: 200 | 404
}

/** Reads the list of a page's address: what to show, or that there is none. */
export async function loadList(
  request: PageRequest,
  question: { readonly categoryId?: string } = {},
  fallback?: Promise<ListPageParts['fallback']>,
): Promise<LoadedList | Missing> {
  const { url, shop, context, signal, address, t } = request
  const state = parseListState(url)
  const [listing, messages] = await Promise.all([
    shop.listings.list({ ...question, ...state }, { signal }),
    fallback,
  ])
  if (listing.errorCode === 404) return missing()
  const error = listError(listing.errorCode)
  if (error) throw new UpstreamError(error.message)
  const status = listStatus(state, listing.total)
  const failure = status === 404 ? await listTrouble(request, question, state, listing) : undefined
  const { pathname } = url
  const { categoryId } = question
  const origin = categoryId ? ({ kind: 'category', id: categoryId } as const) : searchOf(state)
  const view = listView({
    pathname,
    state,
    listing: searchWords(listing, state, { context, t }),
    context,
    address,
    t,
    failure,
    origin,
    ...(messages && { fallback: messages }),
  })
  return { kind: 'list', view, status }
}

function searchOf({ term = '' }: ListState): ListView['origin'] {
  return { kind: 'search', term }
}
