import { checkedCalls, type NeededArguments } from '../http/checked-calls.ts'
import type { CallOptions } from '../http/call.ts'
import type { Http } from '../http/http.ts'
import type { Suggestions } from '../model/suggestion.ts'
import type { Contract } from '../model/contract.ts'
import { suggest } from '../operations/suggest.ts'
import { TYPEAHEAD_CATEGORY_COUNT } from '../rules/search/typeahead.ts'
import type { ClientOptions } from './client-options.ts'
import type { CommerceScope } from './commerce-scope.ts'
import { checkedOptions } from './fetching/checked-options.ts'

/** The contracts of the client for the search box. */
export interface TypeaheadContracts {
  readonly suggestions: Contract<Suggestions>
}

/** Reads what the search box proposes. */
export interface TypeaheadClient {
  /** Suggestions for a term of any length. */
  readonly suggest: (term: string, options?: CallOptions) => Promise<Suggestions>
}

const NEEDED: NeededArguments<TypeaheadClient> = { suggest: ['term:string'] }

/**
 * Creates the client for one brand's search box, which speaks the locale and has its prices.
 * @example
 * const typeahead = createTypeaheadClient(http, { contracts: { suggestions: suggestContract } })
 * const { products } = await typeahead.suggest('monet', { signal })
 */
export function createTypeaheadClient(
  http: Http,
  settings: ClientOptions<TypeaheadContracts, Partial<Pick<CommerceScope, 'locale'>>>,
): TypeaheadClient {
  const { locale, contracts } = checkedOptions(http, settings)
  return checkedCalls(NEEDED, {
    async suggest(term, options) {
      return http.send(suggest, {
        ...options,
        contract: contracts.suggestions,
        query: { q: term, categoryMaxCount: TYPEAHEAD_CATEGORY_COUNT, fuzzy: true, locale },
      })
    },
  })
}
