import {
  isSearchPopoverOpen,
  nextTypeahead,
  SEARCH_DEBOUNCE_MS,
  TYPEAHEAD_START,
  typeaheadTerm,
  type Suggestions,
  type TypeaheadState,
} from '@wallart/sdk'
import { useEffect, useReducer, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '../../i18n/site-context.ts'
import { fetchSuggestions } from './fetch-suggestions.ts'
import { storeRecentSearches, recentSearches } from './recent-searches.ts'

interface Typeahead {
  readonly state: TypeaheadState
  readonly recents: readonly string[]
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  readonly storeRecents: (terms: readonly string[]) => void
}

/** What somebody types into a field and what the shop suggests for it. */
export function useTypeahead(field: RefObject<HTMLInputElement | null>): Typeahead {
  const context = useSite()
  const { key } = useLocation()
  const [state, dispatch] = useReducer(nextTypeahead, field.current, initialState)
  const [recents, setRecents] = useState(() => recentSearches(context.site.id))
  const suggestionCache = useRef(new Map<string, Suggestions>())
  const [page, setPage] = useState(key)
  if (page !== key) {
    setPage(key)
    dispatch({ type: 'navigated' })
  }
  const term = state.isActive ? typeaheadTerm(state.text) : undefined

  useEffect(() => {
    if (term === undefined) return undefined
    const showSuggestions = (suggestions: Suggestions) => {
      suggestionCache.current.set(term, suggestions)
      dispatch({ type: 'answered', term, suggestions })
    }
    const cached = suggestionCache.current.get(term)
    if (cached) return showSuggestions(cached)
    const controller = new AbortController()
    const timer = setTimeout(() => {
      fetchSuggestions(term, context, controller.signal).then(showSuggestions, () =>
        dispatch({ type: 'failed', term }),
      )
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [term, context])

  useEffect(() => {
    const input = field.current
    const form = input?.form
    if (!input || !form) return undefined
    const handleInput = () => dispatch({ type: 'typed', text: input.value })
    const handleFocus = () => {
      setRecents(recentSearches(context.site.id))
      dispatch({ type: 'typed', text: input.value })
    }
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) dispatch({ type: 'blurred' })
    }
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && form.contains(target))) dispatch({ type: 'blurred' })
    }
    // The focus stays in the field, whatever is pressed below it.
    const keepFocus = (event: MouseEvent) => {
      if (event.target !== input) event.preventDefault()
    }
    input.addEventListener('input', handleInput)
    input.addEventListener('focus', handleFocus)
    form.addEventListener('focusout', handleFocusOut)
    form.addEventListener('mousedown', keepFocus)
    document.addEventListener('pointerdown', handlePointerDown)
    return () => {
      input.removeEventListener('input', handleInput)
      input.removeEventListener('focus', handleFocus)
      form.removeEventListener('focusout', handleFocusOut)
      form.removeEventListener('mousedown', keepFocus)
      document.removeEventListener('pointerdown', handlePointerDown)
    }
  }, [field, context])

  return {
    state,
    recents,
    isOpen: isSearchPopoverOpen(state, recents),
    open: () => dispatch({ type: 'focused' }),
    close: () => dispatch({ type: 'cancelled' }),
    storeRecents: terms => {
      storeRecentSearches(context.site.id, terms)
      setRecents(terms)
    },
  }
}

// The code of the suggestions may come after the first letters.
function initialState(input: HTMLInputElement | null): TypeaheadState {
  if (!input) return TYPEAHEAD_START
  return { ...TYPEAHEAD_START, text: input.value, isActive: document.activeElement === input }
}
