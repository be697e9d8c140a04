import type { Suggestions } from '../../model/suggestion.ts'
import { searchTerm } from './search-term.ts'

/** How many characters it takes until the shop suggests anything. */
export const TYPEAHEAD_MIN_CHARACTERS = 3

/** How long the search box waits for the next letter, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 300

/** How many categories the shop asks to be suggested. */
export const TYPEAHEAD_CATEGORY_COUNT = 10

/** What the search box knows. */
export interface TypeaheadState {
  readonly text: string
  readonly isActive: boolean
  readonly suggestions: Suggestions
}

/** What happens to the search box. */
export type TypeaheadEvent =
  | { readonly type: 'focused' | 'blurred' | 'cancelled' | 'navigated' }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'answered'; readonly term: string; readonly suggestions: Suggestions }
  | { readonly type: 'failed'; readonly term: string }

const NO_SUGGESTIONS: Suggestions = { categories: [], products: [] }

/** The initial state of the search box. */
export const TYPEAHEAD_START: TypeaheadState = { text: '', isActive: false, suggestions: NO_SUGGESTIONS }

/** The term to ask suggestions for, or undefined while too little is typed. */
export function typeaheadTerm(text: string): string | undefined {
  const term = searchTerm(text)
  return Array.from(term).length >= TYPEAHEAD_MIN_CHARACTERS ? term : undefined
}

/** The search box after an event; answers to an older term change nothing. */
export function nextTypeahead(state: TypeaheadState, event: TypeaheadEvent): TypeaheadState {
  if (event.type === 'focused') return { ...state, isActive: true }
  if (event.type === 'typed') {
    const isShort = typeaheadTerm(event.text) === undefined
    return { text: event.text, isActive: true, suggestions: isShort ? NO_SUGGESTIONS : state.suggestions }
  }
  if ('term' in event && event.term !== typeaheadTerm(state.text)) return state
  if (event.type === 'answered') return { ...state, suggestions: event.suggestions }
  if (event.type === 'failed') return { ...state, isActive: false, suggestions: NO_SUGGESTIONS }
  return { ...state, isActive: false }
}

/** Whether the popover under the search box is open. */
export function isSearchPopoverOpen(state: TypeaheadState, recents: readonly string[]): boolean {
  if (!state.isActive) return false
  if (recents.length > 0) return true
  const { categories, products } = state.suggestions
  return state.text.trim() !== '' && categories.length + products.length > 0
}
