import {
  bestRemoval,
  clearFilters,
  filterChips,
  listAddress,
  listPageCount,
  removalMessage,
  removeFilter,
  siteLink,
  formatWholeNumber,
  type FilterChip,
  type Listing,
  type ListState,
  type Message,
} from '@wallart/sdk'
import type { PageRequest } from '../../framework/page-request.server.ts'
import type { EmptyResultView, NamedLink } from './list-view.ts'

/** So many chosen values are tried without; more would cost the service too much. */
const MAX_REMOVALS_TRIED = 4

type ListQuery = { readonly categoryId?: string }

/** Why a list that exists has nothing at an address, and which ways lead back to something. */
export async function explainEmptyResult(
  request: PageRequest,
  query: ListQuery,
  state: ListState,
  listing: Listing,
): Promise<EmptyResultView> {
  const { url, context, t } = request
  const toLink = (name: string, to: ListState): NamedLink => ({
    name,
    href: siteLink(listAddress(url.pathname, to), context),
  })
  const pageCount = listPageCount(listing.total, state.limit)
  if (pageCount > 0 || state.filters.length === 0) {
    return {
      message: t(pageNotFoundMessage(state.page, Math.max(1, pageCount))),
      links: [
        toLink(t({ code: 'list.first-page', message: 'First page' }), { ...state, page: 1 }),
        ...(pageCount > 1
          ? [toLink(t({ code: 'list.last-page', message: 'Last page' }), { ...state, page: pageCount })]
          : []),
      ],
    }
  }
  const removal = await helpfulRemoval(request, query, state, listing)
  return {
    message: t({
      code: 'list.nothing-matches-all-of-these',
      message: 'Nothing matches all of these filters.',
    }),
    links: [
      ...(removal ? [toLink(removal.name, removal.state)] : []),
      toLink(t({ code: 'list.clear-all', message: 'Clear All' }), clearFilters(state)),
    ],
  }
}

async function helpfulRemoval(
  { shop, t, signal }: PageRequest,
  query: ListQuery,
  state: ListState,
  { filters }: Listing,
): Promise<{ readonly name: string; readonly state: ListState } | undefined> {
  const without = ({ attributeId, value }: FilterChip) => removeFilter(state, attributeId, value)
  const removals = await Promise.all(
    filterChips(filters, state.filters)
      .slice(0, MAX_REMOVALS_TRIED)
      .map(async chip => {
        const { total } = await shop.listings.search({ ...query, ...without(chip), limit: 1 }, { signal })
        return { chip, total }
      }),
  )
  const best = bestRemoval(removals)
  return best && { name: t(removalMessage(best)), state: without(best.chip) }
}

function pageNotFoundMessage(page: number, pageCount: number): Message {
  const pages = pageCount > 1 ? `${formatWholeNumber(pageCount)} pages` : 'one page'
  const message = `There is no page ${formatWholeNumber(page)}: this list has ${pages}.`
  return { code: 'list.no-page', message, values: { page, pageCount } }
}
