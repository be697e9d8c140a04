import type { TypeaheadClient } from '../clients/typeahead.ts'
import type { CallOptions } from '../http/call.ts'
import type { Suggestions } from '../model/suggestion.ts'
import { typeaheadTerm } from '../rules/search/typeahead.ts'
import { withFallback } from './fallback/with-fallback.ts'
import type { ServiceOptions } from './service-options.ts'

/** What the search box proposes. */
export interface SearchSuggestions {
  /** Suggestions for the typed text; none for too few letters, which are not requested, and none after a failure. */
  readonly suggest: (text: string, options?: CallOptions) => Promise<Suggestions>
}

const EMPTY_SUGGESTIONS: Suggestions = { categories: [], products: [] }

/** Makes the proposals of one shop's search box. */
export function createSearchSuggestions(client: TypeaheadClient, options: ServiceOptions): SearchSuggestions {
  return {
    async suggest(text, call) {
      const term = typeaheadTerm(text)
      if (term === undefined) return EMPTY_SUGGESTIONS
      return withFallback(
        () => client.suggest(term, call),
        EMPTY_SUGGESTIONS,
        options,
        'the suggestions are missing',
      )
    },
  }
}
