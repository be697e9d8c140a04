import type { ListState, PageAddress } from '../../model/list-state.ts'
import { termFromAddress } from '../search/search-address.ts'
import { pageFromQuery } from './list-page.ts'
import { DEFAULT_SORT, sortFromQuery } from './list-sort.ts'
import { LIST_LIMIT, limitFromQuery } from './page-size.ts'
import { filterPairs, selectedFilters } from './selected-filters.ts'
import type { FilterPair } from './selected-filters.ts'

/** What the query parameter of an attribute starts with; each chosen value is one parameter. */
export const FILTER_PARAMETER_PREFIX = 'f.'

/** What an address says about a list; whatever it cannot mean is ignored. */
export function parseListState(address: PageAddress): ListState {
  const query = new URLSearchParams(address.search)
  const term = termFromAddress(address)
  return {
    ...(term !== undefined && { term }),
    filters: selectedFilters(pairsOf(query)),
    sort: sortFromQuery(query.get('sort')),
    page: pageFromQuery(query.get('page')),
    limit: limitFromQuery(query.get('limit')),
  }
}

/**
 * The one address of a state of a list: parameters in a fixed order, nothing that goes without saying.
 *
 * @example
 * const state = parseListState({ pathname: '/gallery/search', search: '?page=2&skq=blue' })
 * listAddress('/gallery/search', { ...state, page: 3 }) // '/gallery/search?skq=blue&page=3'
 */
export function listAddress(pathname: string, state: ListState): string {
  const query = new URLSearchParams()
  if (state.term) query.append('skq', state.term)
  for (const [attributeId, value] of filterPairs(state.filters))
    query.append(FILTER_PARAMETER_PREFIX + attributeId, value)
  if (state.sort !== DEFAULT_SORT) query.append('sort', state.sort)
  if (state.page !== 1) query.append('page', String(state.page))
  if (state.limit !== LIST_LIMIT) query.append('limit', String(state.limit))
  const search = query.toString()
  return search ? `${pathname}?${search}` : pathname
}

function pairsOf(query: URLSearchParams): readonly FilterPair[] {
  return Array.from(query)
    .filter(([name]) => name.startsWith(FILTER_PARAMETER_PREFIX))
    .map(([name, value]): FilterPair => [name.slice(FILTER_PARAMETER_PREFIX.length), value])
}
