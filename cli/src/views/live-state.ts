import { addRecentSearch, SORT_OPTIONS, typeaheadTerm, type SortId } from '@wallart/sdk'
import type { ListingDocument, ListingQuery } from '../output/listing.ts'

export interface LiveState {
  readonly text: string
  readonly sort: SortId
  readonly page: number
  /** Of the term as it stands: one until it is answered. */
  readonly pages: number
  readonly selectedIndex: number
  readonly listing?: ListingDocument
  readonly answeredKey?: string
  readonly failure?: string
  readonly recents: readonly string[]
}

export type LiveAction =
  | { readonly type: 'typed'; readonly letters: string }
  | { readonly type: 'erased' }
  | { readonly type: 'moved'; readonly by: number }
  | { readonly type: 'turned'; readonly by: number }
  | { readonly type: 'sorted' }
  | { readonly type: 'answered'; readonly key: string; readonly listing: ListingDocument }
  | { readonly type: 'failed'; readonly key: string; readonly failure: string }

export function initialLiveState({ term, sort, page }: ListingQuery): LiveState {
  return { text: term, sort, page, pages: page, selectedIndex: 0, recents: [] }
}

export function liveReducer(state: LiveState, event: LiveAction): LiveState {
  if (event.type === 'typed') return { ...state, ...FIRST, text: state.text + event.letters }
  if (event.type === 'erased')
    return { ...state, ...FIRST, text: Array.from(state.text).slice(0, -1).join('') }
  if (event.type === 'sorted') return { ...state, sort: nextSort(state.sort), page: 1, selectedIndex: 0 }
  if (event.type === 'turned')
    return { ...state, page: clamp(state.page + event.by, 1, state.pages), selectedIndex: 0 }
  if (event.type === 'moved')
    return { ...state, selectedIndex: clamp(state.selectedIndex + event.by, 0, hitCount(state) - 1) }
  if (event.key !== queryKey(state)) return state
  const { failure: _, ...rest } = state
  if (event.type === 'failed') return { ...rest, answeredKey: event.key, failure: event.failure }
  const { key: answered, listing } = event
  const recents = listing.total > 0 ? addRecentSearch(state.recents, listing.term) : state.recents
  return { ...rest, answeredKey: answered, listing, pages: Math.max(1, listing.pages), recents }
}

/** Where another term begins. */
const FIRST = { page: 1, pages: 1, selectedIndex: 0 }

export function queryKey({ text, sort, page }: LiveState): string | undefined {
  const term = typeaheadTerm(text)
  return term && JSON.stringify([term, sort, page])
}

function nextSort(sort: SortId): SortId {
  const at = SORT_OPTIONS.findIndex(({ id }) => id === sort)
  return SORT_OPTIONS[(at + 1) % SORT_OPTIONS.length]?.id ?? sort
}

function hitCount({ listing }: LiveState): number {
  return Math.max(1, listing?.hits.length ?? 1)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
