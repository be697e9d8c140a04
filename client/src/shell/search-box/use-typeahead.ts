import { useEffect, useMemo, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from '../../framework/use-store.ts'
import { useSite } from '../../i18n/site-context.ts'
import {
  createSuggestionsStore,
  type SuggestionsState,
  type SuggestionsStore,
} from '../../stores/suggestions.ts'
import { storeRecentSearches, recentSearches } from './recent-searches.ts'

interface Typeahead {
  readonly state: SuggestionsState
  readonly store: SuggestionsStore
}

export function useTypeahead(field: RefObject<HTMLInputElement | null>): Typeahead {
  const context = useSite()
  const { key } = useLocation()
  const store = useMemo(() => {
    const { id } = context.site
    return createSuggestionsStore({
      context,
      fetch: (address, init) => fetch(address, init),
      schedule: (run, delayMs) => {
        const timer = setTimeout(run, delayMs)
        return () => clearTimeout(timer)
      },
      readRecents: () => recentSearches(id),
      writeRecents: terms => storeRecentSearches(id, terms),
    })
  }, [context])
  useEffect(() => store.showPage(key), [store, key])
  useEffect(() => connectField(field.current, store), [field, store])
  return { state: useStore(store), store }
}

function connectField(input: HTMLInputElement | null, store: SuggestionsStore): (() => void) | undefined {
  const form = input?.form
  if (!input || !form) return undefined
  const listeners = new AbortController()
  const { signal } = listeners
  const closeOutside = (target: EventTarget | null) => {
    if (!(target instanceof Node && form.contains(target))) store.close()
  }
  input.addEventListener('input', () => store.type(input.value), { signal })
  input.addEventListener('focus', () => store.focus(input.value), { signal })
  form.addEventListener('focusout', event => closeOutside(event.relatedTarget), { signal })
  document.addEventListener('pointerdown', event => closeOutside(event.target), { signal })
  // The focus stays in the field while the list below it is clicked.
  const keepFocus = (event: MouseEvent) => {
    if (event.target !== input) event.preventDefault()
  }
  form.addEventListener('mousedown', keepFocus, { signal })
  // This code may load after the field got the focus and the first letters.
  if (document.activeElement === input) {
    if (input.value === input.defaultValue) store.focus(input.value)
    else store.type(input.value)
  }
  return () => {
    listeners.abort()
    store.close()
  }
}
