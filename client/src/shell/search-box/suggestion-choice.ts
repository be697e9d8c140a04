import { searchAddress, searchTerm, suggestionAddress, type SiteId, type SuggestionRow } from '@wallart/sdk'
import type { SearchType } from '@wallart/sdk/analytics'

export interface SuggestionChoice {
  readonly href: string
  readonly type: SearchType
  /** What is searched for: the suggestion itself where it is a term, else what had been typed. */
  readonly term: string
}

/** Where a suggestion leads and how the choice is told; a suggested phrase also says what had been typed. */
export function suggestionChoice(row: SuggestionRow, site: SiteId, typed: string): SuggestionChoice {
  if ('url' in row)
    return {
      href: row.url,
      type: row.kind === 'product' ? 'Suggested Product' : 'Suggested Category',
      term: searchTerm(typed),
    }
  const { kind, text: term } = row
  return kind === 'recent'
    ? { href: searchAddress(site, term) ?? '/', type: 'Recent Search', term }
    : { href: suggestionAddress(site, term, typed) ?? '/', type: 'Suggested Phrase', term }
}
