import { listStatus, parseListState } from '@wallart/sdk'
import { missing, type Missing } from '../../app/loaded.ts'
import type { PageRequest } from '../../app/page-request.ts'
import { UpstreamTrouble } from '../../app/upstream-trouble.ts'
import { listView } from './list-view.server.ts'
import type { ListView } from './list-view.ts'

/** Reads the list of a page's address: what to show, or that there is none. */
export async function loadList(
  { url, shop, context, signal, address }: PageRequest,
  question: { readonly categoryId?: string } = {},
): Promise<{ readonly kind: 'list'; readonly view: ListView } | Missing> {
  const state = parseListState(url)
  const listing = await shop.listings.list({ ...question, ...state }, { signal })
  if (listing.errorCode === 404) return missing()
  if (listing.errorCode !== undefined) throw new UpstreamTrouble('A list cannot be read.')
  if (listStatus(state, listing.total) === 404) return missing()
  return { kind: 'list', view: listView({ pathname: url.pathname, state, listing, context, address }) }
}
