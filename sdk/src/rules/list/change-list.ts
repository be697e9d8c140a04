import type { ListState, SortId } from '../../model/list-state.ts'
import { filterPairs, isFilterSelected, selectedFilters } from './selected-filters.ts'

/** A list with one more value chosen, or without it when it was chosen; it starts at page 1 again. */
export function toggleFilter(state: ListState, attributeId: string, value: string): ListState {
  if (isFilterSelected(state.filters, attributeId, value)) return removeFilter(state, attributeId, value)
  const pairs = [...filterPairs(state.filters), [attributeId, value] as const]
  return { ...state, filters: selectedFilters(pairs), page: 1 }
}

/** A list without exactly one of its chosen values. */
export function removeFilter(state: ListState, attributeId: string, value: string): ListState {
  const pairs = filterPairs(state.filters).filter(pair => pair[0] !== attributeId || pair[1] !== value)
  return { ...state, filters: selectedFilters(pairs), page: 1 }
}

/** A list without any filter; how it is sorted stays. */
export function clearFilters(state: ListState): ListState {
  return { ...state, filters: [], page: 1 }
}

/** A list sorted in another way, or undefined when the choice is the present one and is cancelled. */
export function chooseSort(state: ListState, sort: SortId): ListState | undefined {
  return sort === state.sort ? undefined : { ...state, sort, page: 1 }
}
