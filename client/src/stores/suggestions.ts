import {
  isSearchPopoverOpen,
  nextTypeahead,
  SEARCH_DEBOUNCE_MS,
  TYPEAHEAD_START,
  typeaheadTerm,
  type SiteContext,
  type Suggestions,
  type TypeaheadEvent,
  type TypeaheadState,
} from '@wallart/sdk'
import { createStore, type Store } from './create-store.ts'

export interface SuggestionsState extends TypeaheadState {
  readonly recents: readonly string[]
  readonly isOpen: boolean
  /** Whether anything was typed since the field got the focus. */
  readonly isEdited: boolean
}

export interface SuggestionsOptions {
  readonly context: SiteContext
  readonly fetch: (address: string, init: { readonly signal: AbortSignal }) => Promise<Response>
  /** Runs a function after a delay, unless the returned function is called before. */
  readonly schedule: (run: () => void, delayMs: number) => () => void
  readonly readRecents: () => readonly string[]
  readonly writeRecents: (terms: readonly string[]) => void
}

/** The suggestions for what the shopper types, and the recent searches beside them. */
export interface SuggestionsStore extends Store<SuggestionsState> {
  readonly focus: (text: string) => void
  readonly type: (text: string) => void
  readonly open: () => void
  readonly close: () => void
  readonly showPage: (key: string) => void
  readonly setRecents: (terms: readonly string[]) => void
}

export function createSuggestionsStore(options: SuggestionsOptions): SuggestionsStore {
  const { context, fetch, schedule, readRecents, writeRecents } = options
  const store = createStore(withPopover(TYPEAHEAD_START, { recents: readRecents(), isEdited: false }))
  const cache = new Map<string, Suggestions>()
  let page: string | undefined
  let requestedTerm: string | undefined
  let cancelRequest: (() => void) | undefined

  function dispatch(event: TypeaheadEvent, field: FieldState = store.state) {
    const next = nextTypeahead(store.state, event)
    if (next !== store.state) store.setState(withPopover(next, field))
    requestTerm()
  }

  function requestTerm() {
    const { isActive, text } = store.state
    const term = isActive ? typeaheadTerm(text) : undefined
    if (term === requestedTerm) return
    cancelRequest?.()
    requestedTerm = term
    cancelRequest = term === undefined ? undefined : request(term)
  }

  function request(term: string): () => void {
    const controller = new AbortController()
    const { signal } = controller
    const showSuggestions = (suggestions: Suggestions) => {
      if (signal.aborted) return
      cache.set(term, suggestions)
      dispatch({ type: 'answered', term, suggestions })
    }
    const hideSuggestions = () => {
      if (!signal.aborted) dispatch({ type: 'failed', term })
    }
    const cached = cache.get(term)
    if (cached) showSuggestions(cached)
    const cancelTimer = cached
      ? undefined
      : schedule(() => {
          fetchSuggestions(fetch, term, context, signal).then(showSuggestions, hideSuggestions)
        }, SEARCH_DEBOUNCE_MS)
    return () => {
      cancelTimer?.()
      controller.abort()
    }
  }

  return {
    get state() {
      return store.state
    },
    subscribe: store.subscribe,
    focus: text => dispatch({ type: 'typed', text }, { recents: readRecents(), isEdited: false }),
    type: text => dispatch({ type: 'typed', text }, { ...store.state, isEdited: true }),
    open: () => dispatch({ type: 'focused' }),
    close: () => dispatch({ type: 'cancelled' }),
    showPage: key => {
      if (page !== undefined && page !== key) dispatch({ type: 'navigated' })
      page = key
    },
    setRecents: terms => {
      writeRecents(terms)
      store.setState(withPopover(store.state, { ...store.state, recents: terms }))
    },
  }
}

type FieldState = Pick<SuggestionsState, 'recents' | 'isEdited'>

function withPopover(
  { text, isActive, suggestions }: TypeaheadState,
  { recents, isEdited }: FieldState,
): SuggestionsState {
  const typeahead = { text, isActive, suggestions }
  return { ...typeahead, recents, isEdited, isOpen: isSearchPopoverOpen(typeahead, recents) }
}

async function fetchSuggestions(
  fetch: SuggestionsOptions['fetch'],
  term: string,
  { site, locale }: SiteContext,
  signal: AbortSignal,
): Promise<Suggestions> {
  const query = new URLSearchParams({ q: term, site: site.id, locale: locale.id })
  const response = await fetch(`/api/suggest?${query.toString()}`, { signal })
  if (!response.ok) throw new Error(`Suggestions were refused with ${response.status}`)
  return response.json()
}
