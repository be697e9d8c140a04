// search-box.ts
import {
  nextTypeahead,
  SdkError,
  SEARCH_DEBOUNCE_MS,
  TYPEAHEAD_START,
  typeaheadTerm,
  type TypeaheadEvent,
  type TypeaheadState,
} from '@wallart/sdk'
import { createTypeaheadClient } from '@wallart/sdk/clients/typeahead'
import { suggestContract } from '@wallart/sdk/contracts/suggest'
import type { Clock, Http } from '@wallart/sdk/http'

const pageTimer: Clock['after'] = (ms, call) => {
  const timer = setTimeout(call, ms)
  return () => clearTimeout(timer)
}

/** Makes a search box: call it with the whole text on every input, and draw what it shows. */
export function createSearchBox(http: Http, show: (state: TypeaheadState) => void, after = pageTimer) {
  const client = createTypeaheadClient(http, { contracts: { suggestions: suggestContract } })
  let state = TYPEAHEAD_START
  let controller = new AbortController()

  function dispatch(event: TypeaheadEvent): void {
    state = nextTypeahead(state, event) // an answer to an older term changes nothing
    show(state)
  }

  async function fetchSuggestions(term: string, signal: AbortSignal): Promise<void> {
    try {
      dispatch({ type: 'answered', term, suggestions: await client.suggest(term, { signal }) })
    } catch (error) {
      if (!SdkError.is(error)) throw error
      if (error.code !== 'aborted') dispatch({ type: 'failed', term })
    }
  }

  return (text: string): void => {
    controller.abort()
    controller = new AbortController()
    const { signal } = controller
    dispatch({ type: 'typed', text })
    const term = typeaheadTerm(text) // none for fewer than three characters
    if (term === undefined) return
    const stopTimer = after(SEARCH_DEBOUNCE_MS, () => void fetchSuggestions(term, signal))
    signal.addEventListener('abort', stopTimer)
  }
}
