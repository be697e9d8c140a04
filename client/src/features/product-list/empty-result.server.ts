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
import type { ListTrouble, NamedLink } from './list-view.ts'

/** So many chosen values are tried without; more would cost the service too much. */
const MOST_TRIED = 4

type Question = { readonly categoryId?: string }

/** Why a list that exists has nothing at an address, and which ways lead back to something. */
export async function listTrouble(
  request: PageRequest,
  question: Question,
  state: ListState,
  listing: Listing,
): Promise<ListTrouble> {
  const { url, context, t } = request
  const way = (name: string, to: ListState): NamedLink => ({
    name,
    href: siteLink(listAddress(url.pathname, to), context),
  })
  const pageCount = listPageCount(listing.total, state.limit)
  if (pageCount > 0 || state.filters.length === 0) {
    return {
      message: t(noPage(state.page, Math.max(1, pageCount))),
      ways: [
        way(t({ code: 'list.first-page', message: 'First page' }), { ...state, page: 1 }),
        ...(pageCount > 1
          ? [way(t({ code: 'list.last-page', message: 'Last page' }), { ...state, page: pageCount })]
          : []),
      ],
    }
  }
  const removal = await helpfulRemoval(request, question, state, listing)
  return {
    message: t({
      code: 'list.nothing-matches-all-of-these',
      message: 'Nothing matches all of these filters.',
    }),
    ways: [
      ...(removal ? [way(removal.name, removal.state)] : []),
      way(t({ code: 'list.clear-all', message: 'Clear All' }), clearFilters(state)),
    ],
  }
}

async function helpfulRemoval(
  { shop, t, signal }: PageRequest,
  question: Question,
  state: ListState,
  { filters }: Listing,
): Promise<{ readonly name: string; readonly state: ListState } | undefined> {
  const without = ({ attributeId, value }: FilterChip) => removeFilter(state, attributeId, value)
  const removals = await Promise.all(
    filterChips(filters, state.filters)
      .slice(0, MOST_TRIED)
      .map(async chip => {
        const { total } = await shop.listings.list({ ...question, ...without(chip), limit: 1 }, { signal })
        return { chip, total }
      }),
  )
  const best = bestRemoval(removals)
  return best && { name: t(removalMessage(best)), state: without(best.chip) }
}

function noPage(page: number, pageCount: number): Message {
  const pages = pageCount > 1 ? `${formatWholeNumber(pageCount)} pages` : 'one page'
  const message = `There is no page ${formatWholeNumber(page)}: this list has ${pages}.`
  return { code: 'list.no-page', message, values: { page, pageCount } }
}
