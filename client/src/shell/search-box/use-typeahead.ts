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
import { askSuggestions } from './ask-suggestions.ts'
import { keepSearches, recentSearches } from './recent-searches.ts'

interface Typeahead {
  readonly state: TypeaheadState
  readonly recents: readonly string[]
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  readonly keepRecents: (terms: readonly string[]) => void
}

/** What somebody types into a field and what the shop suggests for it. */
export function useTypeahead(field: RefObject<HTMLInputElement | null>): Typeahead {
  const context = useSite()
  const { key } = useLocation()
  const [state, dispatch] = useReducer(nextTypeahead, field.current, startOf)
  const [recents, setRecents] = useState(() => recentSearches(context.site.id))
  const known = useRef(new Map<string, Suggestions>())
  const [page, setPage] = useState(key)
  if (page !== key) {
    setPage(key)
    dispatch({ type: 'navigated' })
  }
  const term = state.isActive ? typeaheadTerm(state.text) : undefined

  useEffect(() => {
    if (term === undefined) return undefined
    const answer = (suggestions: Suggestions) => {
      known.current.set(term, suggestions)
      dispatch({ type: 'answered', term, suggestions })
    }
    const before = known.current.get(term)
    if (before) return answer(before)
    const stop = new AbortController()
    const timer = setTimeout(() => {
      askSuggestions(term, context, stop.signal).then(answer, () => dispatch({ type: 'failed', term }))
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [term, context])

  useEffect(() => {
    const input = field.current
    const form = input?.form
    if (!input || !form) return undefined
    const typed = () => dispatch({ type: 'typed', text: input.value })
    const focused = () => {
      setRecents(recentSearches(context.site.id))
      dispatch({ type: 'typed', text: input.value })
    }
    const left = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) dispatch({ type: 'blurred' })
    }
    const pressed = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && form.contains(target))) dispatch({ type: 'blurred' })
    }
    // The focus stays in the field, whatever is pressed below it.
    const stay = (event: MouseEvent) => {
      if (event.target !== input) event.preventDefault()
    }
    input.addEventListener('input', typed)
    input.addEventListener('focus', focused)
    form.addEventListener('focusout', left)
    form.addEventListener('mousedown', stay)
    document.addEventListener('pointerdown', pressed)
    return () => {
      input.removeEventListener('input', typed)
      input.removeEventListener('focus', focused)
      form.removeEventListener('focusout', left)
      form.removeEventListener('mousedown', stay)
      document.removeEventListener('pointerdown', pressed)
    }
  }, [field, context])

  return {
    state,
    recents,
    isOpen: isSearchPopoverOpen(state, recents),
    open: () => dispatch({ type: 'focused' }),
    close: () => dispatch({ type: 'cancelled' }),
    keepRecents: terms => {
      keepSearches(context.site.id, terms)
      setRecents(terms)
    },
  }
}

// The code of the suggestions may come after the first letters.
function startOf(input: HTMLInputElement | null): TypeaheadState {
  if (!input) return TYPEAHEAD_START
  return { ...TYPEAHEAD_START, text: input.value, isActive: document.activeElement === input }
}
