import type { TypeaheadClient } from '../clients/typeahead.ts'
import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Suggestions } from '../model/suggestion.ts'
import { typeaheadTerm } from '../rules/search/typeahead.ts'
import { withFallback } from './fallback/with-fallback.ts'
import type { ServiceOptions } from './service-options.ts'
import { requireClient } from './set-up/require-client.ts'

/** The suggestions of the search box. */
export interface SearchSuggestions {
  /** Suggestions for the typed text; none for too few letters, which are not requested, and none after a failure. */
  readonly suggest: (text: string, options?: CallOptions) => Promise<Suggestions>
}

const EMPTY_SUGGESTIONS: Suggestions = { categories: [], products: [] }

const NEEDED: NeededArguments<SearchSuggestions> = { suggest: ['text:string'] }

/**
 * Creates the search suggestions of one shop.
 * @example
 * const { products } = await createSearchSuggestions(typeahead, { log }).suggest('monet')
 */
export function createSearchSuggestions(client: TypeaheadClient, options: ServiceOptions): SearchSuggestions {
  requireClient('createSearchSuggestions', client, 'suggest', options)
  return checkedCalls(NEEDED, {
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
  })
}
