import { addRecentSearch, SORT_OPTIONS, typeaheadTerm, type SortId } from '@wallart/sdk'
import type { ListingDocument, ListingQuestion } from '../output/listing.ts'

/** A search that goes on while somebody types. */
export interface LiveState {
  readonly text: string
  readonly sort: SortId
  readonly page: number
  /** Which of the results is chosen. */
  readonly at: number
  readonly listing?: ListingDocument
  /** The question that the listing answers. */
  readonly answered?: string
  readonly failure?: string
  readonly recents: readonly string[]
}

/** What happens to it. */
export type LiveEvent =
  | { readonly type: 'typed'; readonly letters: string }
  | { readonly type: 'erased' }
  | { readonly type: 'moved'; readonly by: number }
  | { readonly type: 'turned'; readonly by: number }
  | { readonly type: 'sorted' }
  | { readonly type: 'answered'; readonly key: string; readonly listing: ListingDocument }
  | { readonly type: 'failed'; readonly key: string; readonly failure: string }

/** The search before anybody typed. */
export function liveStart({ term, sort, page }: ListingQuestion): LiveState {
  return { text: term, sort, page, at: 0, recents: [] }
}

/** The search after an event; answers to an older question change nothing. */
export function nextLive(state: LiveState, event: LiveEvent): LiveState {
  if (event.type === 'typed') return { ...state, text: state.text + event.letters, page: 1, at: 0 }
  if (event.type === 'erased')
    return { ...state, text: Array.from(state.text).slice(0, -1).join(''), page: 1, at: 0 }
  if (event.type === 'sorted') return { ...state, sort: sortAfter(state.sort), page: 1, at: 0 }
  if (event.type === 'turned')
    return { ...state, page: within(state.page + event.by, 1, pagesOf(state)), at: 0 }
  if (event.type === 'moved') return { ...state, at: within(state.at + event.by, 0, hitsOf(state) - 1) }
  if (event.key !== questionKey(state)) return state
  const { failure: _, ...rest } = state
  if (event.type === 'failed') return { ...rest, answered: event.key, failure: event.failure }
  const { key: answered, listing } = event
  const recents = listing.total > 0 ? addRecentSearch(state.recents, listing.term) : state.recents
  return { ...rest, answered, listing, recents }
}

/** What has to be asked for a state, or undefined while too little is typed. */
export function questionKey({ text, sort, page }: LiveState): string | undefined {
  const term = typeaheadTerm(text)
  return term && JSON.stringify([term, sort, page])
}

function sortAfter(sort: SortId): SortId {
  const at = SORT_OPTIONS.findIndex(({ id }) => id === sort)
  return SORT_OPTIONS[(at + 1) % SORT_OPTIONS.length]?.id ?? sort
}

function pagesOf({ listing }: LiveState): number {
  return Math.max(1, listing?.pages ?? 1)
}

function hitsOf({ listing }: LiveState): number {
  return Math.max(1, listing?.hits.length ?? 1)
}

function within(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
